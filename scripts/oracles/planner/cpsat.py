"""The planner's levels as a CP-SAT model, each proven before the next is asked."""

import time
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date

from ortools.sat.python import cp_model

from model import bearers_of
from nutrition import NUTRIENTS, rounded
from reading import MEALS, Place, week_of

LEVELS = ["filled", "shortfall", "variety", "nutrition"]


@dataclass
class Level:
    """A value that was found, the bound that was proven, and the seconds it took."""

    value: int
    bound: int
    seconds: float

    @property
    def is_proven(self):
        return self.value == self.bound


@dataclass
class Solution:
    levels: dict = field(default_factory=dict)
    plan: list = field(default_factory=list)


def solve(instance, seconds=10.0, workers=2, levels=3):
    """The best plan, level by level, each within its seconds; the model's building isn't counted."""
    return PlannerModel(instance).solve(LEVELS[:levels], seconds, workers)


def most_filled(instance, seconds=10.0, workers=2):
    """The first level alone."""
    return solve(instance, seconds, workers, levels=1).levels["filled"]


class PlannerModel:
    def __init__(self, instance):
        self.instance = instance
        self.household = instance.household
        self.model = cp_model.CpModel()
        self.uses = {}
        self.fresh = defaultdict(dict)
        for slot in instance.slots:
            self.add_slot(slot)
        for bearer in self.fresh:
            self.add_rules(bearer, instance.rules[bearer])

    # Constraints

    def add_slot(self, slot):
        of_cell, of_bearer, of_required = defaultdict(list), defaultdict(list), defaultdict(list)
        for placement in slot.placements:
            if self.is_out_of_place(placement):
                continue
            use = self.uses[placement] = self.model.new_bool_var("")
            for cell in placement.cells:
                of_cell[cell].append(use)
            for bearer in bearers_of(self.household, placement.dish):
                if bearer in self.instance.rules:
                    of_bearer[bearer].append(use)
                if bearer in slot.required:
                    of_required[bearer].append(use)
        for cell_uses in of_cell.values():
            self.model.add_at_most_one(cell_uses)
        for bearer, uses in of_bearer.items():
            self.fresh[bearer][slot.place] = self.any_of(uses, len(slot.courses))
        for bearer in slot.required:
            for cell_uses in of_cell.values():
                self.model.add(sum(cell_uses) <= sum(of_required[bearer]))

    def is_out_of_place(self, placement):
        """Whether its meal or month forbids a dish, whatever else stands."""
        for bearer in bearers_of(self.household, placement.dish):
            rules = self.instance.rules.get(bearer, {})
            meals, months = rules.get("mealTypeRestriction"), rules.get("months")
            if meals and placement.place.meal not in meals and placement.place.meal != meals:
                return True
            if months and date.fromordinal(placement.place.day).month not in months:
                return True
        return False

    def any_of(self, uses, cells):
        if cells == 1:
            return sum(uses)
        borne = self.model.new_bool_var("")
        self.model.add_max_equality(borne, uses)
        return borne

    def add_rules(self, bearer, rules):
        standing = self.instance.standing.places.get(bearer, {})
        # Where it stands already, one more dish that bears it changes nothing.
        counted = {place: new for place, new in self.fresh[bearer].items() if place not in standing}
        if "maxPerWeek" in rules:
            for week in {week_of(place.day) for place in counted}:
                stands = sum(week_of(place.day) == week for place in standing)
                new = [new for place, new in counted.items() if week_of(place.day) == week]
                self.model.add(sum(new) <= max(0, rules["maxPerWeek"] - stands))
        eaten_anew = {place for place, is_fresh in standing.items() if is_fresh}
        timed = {place: new for place, new in self.fresh[bearer].items() if place not in eaten_anew}
        self.add_windows(timed, eaten_anew, max(rules.get("minDaysBetween", 0), int(rules.get("noDuplicateInDay", False))))
        if rules.get("noConsecutive"):
            self.add_neighbours(timed, eaten_anew, any_meal=rules["noConsecutive"] == "day")

    def add_windows(self, timed, eaten_anew, length):
        """At most one in any window of so many days."""
        if not length:
            return
        for place, new in timed.items():
            if any(abs(place.day - other.day) < length for other in eaten_anew):
                self.model.add(new == 0)
        for first in sorted({place.day for place in timed}):
            window = [new for place, new in timed.items() if first <= place.day < first + length]
            if len(window) > 1:
                self.model.add(sum(window) <= 1)

    def add_neighbours(self, timed, eaten_anew, any_meal):
        for place, new in timed.items():
            for other in eaten_anew:
                if abs(place.day - other.day) == 1 and (any_meal or place.meal == other.meal):
                    self.model.add(new == 0)
            for other, also in timed.items():
                if other.day == place.day + 1 and (any_meal or place.meal == other.meal):
                    self.model.add(new + also <= 1)

    # Levels

    def filled(self):
        return sum(placement.size * use for placement, use in self.uses.items())

    def shortfall(self):
        terms = []
        weeks = {week_of(day) for day in self.instance.horizon}
        for bearer, rules in self.instance.rules.items():
            if not rules.get("minPerWeek") or self.instance.is_archived(bearer):
                continue
            standing = self.instance.standing.places.get(bearer, {})
            for week in weeks:
                stands = sum(week_of(place.day) == week for place in standing)
                lacking = rules["minPerWeek"] - stands
                if lacking <= 0:
                    continue
                new = [
                    new
                    for place, new in self.fresh.get(bearer, {}).items()
                    if place not in standing and week_of(place.day) == week
                ]
                lack = self.model.new_int_var(0, lacking, "")
                self.model.add(lack >= lacking - sum(new))
                terms.append(lack)
        return sum(terms)

    def variety(self):
        """u(u-1)/2 is the highest of the lines through its neighbouring whole values."""
        cooked, uses = defaultdict(int), defaultdict(list)
        horizon = set(self.instance.horizon)
        for place, slot in self.instance.before.items():
            for dish in slot.cooked if place.day in horizon else ():
                cooked[dish] += 1
        for placement, use in self.uses.items():
            uses[placement.dish].append(use)
        terms = [times * (times - 1) // 2 for dish, times in cooked.items() if dish not in uses]
        for dish, those in uses.items():
            most = cooked[dish] + len(those)
            if most < 2:
                continue
            times = cooked[dish] + sum(those)
            pairs = self.model.new_int_var(0, most * (most - 1) // 2, "")
            for line in range(1, most):
                self.model.add(pairs >= line * times - line * (line + 1) // 2)
            terms.append(pairs)
        return sum(terms)

    def nutrition(self):
        return DayNutrition(self).total()

    # Solving

    def solve(self, levels, seconds, workers):
        solution = Solution()
        for name in levels:
            objective = getattr(self, name)()
            solver = cp_model.CpSolver()
            solver.parameters.max_time_in_seconds = seconds
            solver.parameters.num_workers = workers
            solver.parameters.random_seed = 1
            level = self.solve_level(solver, name, objective)
            if level is None and name == "filled":
                # Nothing found in time; leaving all as it is always works.
                solution.levels[name] = Level(0, self.instance.cell_count, seconds)
            if level is None:
                break
            solution.levels[name] = level
            solution.plan = [placement for placement, use in self.uses.items() if solver.boolean_value(use)]
            self.keep(solver, objective, name, level)
        return solution

    def solve_level(self, solver, name, objective):
        if isinstance(objective, int):
            self.model.clear_objective()
        elif name == "filled":
            self.model.maximize(objective)
        else:
            self.model.minimize(objective)
        begin = time.perf_counter()
        status = solver.solve(self.model)
        seconds = time.perf_counter() - begin
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return None
        if isinstance(objective, int):
            return Level(objective, objective, seconds)
        value = round(solver.objective_value)
        bound = value if status == cp_model.OPTIMAL else round(solver.best_objective_bound)
        return Level(value, bound, seconds)

    def keep(self, solver, objective, name, level):
        """Holds a level's value for those after it, and starts them from this plan."""
        self.model.clear_hints()
        for use in self.uses.values():
            self.model.add_hint(use, solver.boolean_value(use))
        self.model.clear_objective()
        if isinstance(objective, int):
            return
        if name == "filled":
            self.model.add(objective >= level.value)
        else:
            self.model.add(objective <= level.value)


class DayNutrition:
    """Level 4: what each day's dishes bring, against targets that depend on which meals have one."""

    # Sums are kept in thousandths of a kcal.
    SCALE = 1000

    def __init__(self, planner):
        self.planner, self.model = planner, planner.model
        self.instance = planner.instance
        self.nutrition = planner.instance.nutrition

    def total(self):
        uses = defaultdict(lambda: defaultdict(list))
        for placement, use in self.planner.uses.items():
            uses[placement.place.day][placement.place.meal].append((placement.dish, use))
        return sum(self.day(day, uses[day]) for day in self.instance.horizon)

    def day(self, day, uses):
        counted = {}
        for meal in MEALS:
            place = Place(day, meal)
            slot = self.instance.slot(place)
            target = self.nutrition.table_target(self.instance.household.diners(place, slot))
            if target is not None and (slot.eaten or uses[meal]):
                counted[meal] = (target, slot.eaten, uses[meal])
        if not counted:
            return 0
        has_dish = {meal: self.has_dish(eaten, those) for meal, (_, eaten, those) in counted.items()}
        is_known = self.all_known("kcal", counted)
        terms = [self.nutrient(name, counted, has_dish, is_known) for name in NUTRIENTS]
        return sum(terms)

    def has_dish(self, eaten, uses):
        if eaten:
            return self.model.new_constant(1)
        any_use = self.model.new_bool_var("")
        self.model.add_max_equality(any_use, [use for _, use in uses])
        return any_use

    def all_known(self, name, counted):
        """Whether a nutrient of every dish of the day is known."""
        unknown = [use for _, _, uses in counted.values() for dish, use in uses if name not in self.nutrition.brought(dish)]
        if any(name not in self.nutrition.brought(dish) for _, eaten, _ in counted.values() for dish in eaten):
            return self.model.new_constant(0)
        known = self.model.new_bool_var("")
        for use in unknown:
            self.model.add_implication(use, ~known)
        self.model.add_bool_or([known, *unknown])
        return known

    def nutrient(self, name, counted, has_dish, is_known):
        planned, most = self.planned(name, counted)
        target, tenth = self.target(name, counted, has_dish)
        counts = self.model.new_bool_var("")
        known = self.all_known(name, counted)
        self.model.add_bool_or([counts, ~is_known, ~known])
        result = self.model.new_int_var(0, 10**7, "")
        self.model.add(result >= planned - target - tenth).only_enforce_if(counts)
        self.model.add(result >= target - planned - tenth).only_enforce_if(counts)
        return result

    def planned(self, name, counted):
        """The day's sum rounded half up to whole kcal."""
        amounts = [
            (self.nutrition.brought(dish).get(name, 0), use) for _, _, uses in counted.values() for dish, use in uses
        ]
        stands = sum(self.nutrition.brought(dish).get(name, 0) for _, eaten, _ in counted.values() for dish in eaten)
        scaled = sum(int(amount * self.SCALE) * use for amount, use in amounts) + int(stands * self.SCALE)
        most = int(stands) + sum(int(amount) + 1 for amount, _ in amounts) + 1
        planned = self.model.new_int_var(0, most, "")
        rest = self.model.new_int_var(0, self.SCALE - 1, "")
        self.model.add(planned * self.SCALE + rest == scaled + self.SCALE // 2)
        return planned, most

    def target(self, name, counted, has_dish):
        """The target and its tenth for each choice of the meals that have a dish."""
        meals = list(counted)
        table = []
        for choice in range(1 << len(meals)):
            bits = [choice >> index & 1 for index in range(len(meals))]
            target = rounded(
                sum(self.nutrition.share(meal) * counted[meal][0][name] for meal, bit in zip(meals, bits) if bit)
            )
            table.append((*bits, target, target // 10))
        target = self.model.new_int_var(0, max(row[-2] for row in table), "")
        tenth = self.model.new_int_var(0, max(row[-1] for row in table), "")
        self.model.add_allowed_assignments([*(has_dish[meal] for meal in meals), target, tenth], table)
        return target, tenth
