"""Holds what the engine says of a week that can't be filled to CP-SAT.

A conflict has to exclude a full week with every other rule gone, and not to without any one of its
own; a relaxation has to gain what it says, and none to gain more than the best that is said.
"""

from collections import Counter
from itertools import combinations

from cpsat import PlannerModel, most_filled
from model import Instance
from ortools.sat.python import cp_model


class ConflictJudge:
    def __init__(self, instance, seconds, workers):
        self.instance, self.seconds, self.workers = instance, seconds, workers
        self.ids = instance.rule_ids()
        self.known = {}
        # Questions that CP-SAT couldn't answer in its time.
        self.undecided = 0

    def judge(self, answer):
        conflict = answer.document.get("conflict")
        empty = self.instance.cell_count - answer["filled"]
        if not empty:
            return ["a conflict in a full week"] if conflict else []
        if conflict is None:
            return ["no conflict is given"]
        problems = [] if conflict["empty"] == empty else [f"empty is {conflict['empty']}, not {empty}"]
        unknown = set(conflict["rules"]) - set(self.ids)
        if unknown:
            return problems + [f"no such rules: {sorted(unknown)}; there are {self.ids}"]
        problems += self.judge_rules(conflict)
        problems += self.judge_relaxations(conflict["relaxations"], answer["filled"])
        return problems + self.judge_missing(conflict.get("missing", []), answer["filled"], empty)

    def most(self, relaxed):
        """The most cells under relaxed rules: the value found and the bound."""
        key = frozenset(relaxed.items())
        if key not in self.known:
            instance = Instance(self.instance.household, self.instance.request, relaxed)
            self.known[key] = most_filled(instance, self.seconds, self.workers)
        return self.known[key]

    # The conflict

    def judge_rules(self, conflict):
        rules, problems = conflict["rules"], []
        cells = self.instance.cell_count
        others = {id: None for id in self.ids if id not in rules}
        alone = self.most(others)
        if alone.value == cells:
            problems.append(f"{rules} alone let everything be filled")
        elif alone.bound >= cells:
            self.undecided += 1
        for rule in rules if conflict["isMinimal"] else []:
            without = self.most({**others, rule: None})
            if without.bound < cells:
                problems.append(f"without {rule} the others of {rules} still exclude a full week")
            elif without.value < cells:
                self.undecided += 1
        return problems

    # Relaxations

    def judge_relaxations(self, relaxations, filled):
        problems, best = [], 0
        for relaxation in relaxations:
            changes = {change["rule"]: change.get("to") for change in relaxation["changes"]}
            unknown = set(changes) - set(self.ids)
            if unknown:
                problems.append(f"no such rules to relax: {sorted(unknown)}")
                continue
            level = self.most(changes)
            gain = relaxation["gain"]
            if filled + gain > level.bound or level.is_proven and level.value != filled + gain:
                problems.append(f"{changes} gains {level.value - filled}, not {gain}")
            if len(changes) == 1:
                best = max(best, gain)
        found, which = self.best_gain([{id: None} for id in self.ids] + self.raised(), filled)
        if found > best:
            problems.append(f"{which} gains {found}, the best that is said {best}")
        if found == 0 and best == 0:
            problems += self.judge_pairs(relaxations, filled)
        return problems

    def raised(self):
        """Each limit made looser by one."""
        loosened = []
        for (kind, name), rules in self.instance.rules.items():
            if "maxPerWeek" in rules:
                loosened.append({f"{kind}:{name}.maxPerWeek": rules["maxPerWeek"] + 1})
            if rules.get("minDaysBetween", 0) > 1:
                loosened.append({f"{kind}:{name}.minDaysBetween": rules["minDaysBetween"] - 1})
        return loosened

    def best_gain(self, candidates, filled):
        best, which = 0, None
        for changes in candidates:
            level = self.most(changes)
            self.undecided += not level.is_proven
            if level.value - filled > best:
                best, which = level.value - filled, changes
        return best, which

    def judge_pairs(self, relaxations, filled, limit=200):
        said = max((one["gain"] for one in relaxations if len(one["changes"]) == 2), default=0)
        pairs = [dict.fromkeys(pair) for pair in combinations(self.ids, 2)]
        if len(pairs) > limit:
            self.undecided += 1
            return []
        found, which = self.best_gain(pairs, filled)
        return [f"the pair {which} gains {found}, the best that is said {said}"] if found > said else []

    # What dish is missing

    def judge_missing(self, missing, filled, empty):
        """Whether some best plan leaves just these cells empty."""
        wanted = Counter()
        for kind in missing:
            wanted[kind["meal"], kind.get("course")] += kind["count"]
        if sum(wanted.values()) != empty:
            return [f"{sum(wanted.values())} dishes are missing where {empty} cells are empty"]
        planner = PlannerModel(self.instance)
        covered = {}
        for placement, use in planner.uses.items():
            for cell in placement.cells:
                covered.setdefault((placement.place, cell), []).append(use)
        by_kind = {}
        for slot in self.instance.slots:
            for cell, course in enumerate(slot.courses):
                by_kind.setdefault((slot.place.meal, course), []).append((slot.place, cell))
        for kind, cells in by_kind.items():
            uses = [use for cell in cells for use in covered.get(cell, [])]
            planner.model.add(sum(uses) == len(cells) - wanted.pop(kind, 0))
        if wanted:
            return [f"no such cells: {dict(wanted)}"]
        solver = cp_model.CpSolver()
        solver.parameters.max_time_in_seconds, solver.parameters.num_workers = self.seconds, self.workers
        status = solver.solve(planner.model)
        self.undecided += status == cp_model.UNKNOWN
        return ["no best plan leaves what is said to be missing empty"] if status == cp_model.INFEASIBLE else []
