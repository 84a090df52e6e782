"""Holds the oracles to each other, without the engine.

    selftest.py [--tiny N] [--count N]

Enumeration and CP-SAT have to agree on every level of every tiny request; the checker has to take
each plan of either and of the greedy, and to refuse plans that were spoilt.
"""

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace

import greedy
from checker import Checker, slots_of_plan
from cpsat import LEVELS, solve
from enumerate_all import best_plan
from households import KINDS, write
from model import Instance
from reading import Item, read_household


def instance_of(kind, seed):
    with tempfile.TemporaryDirectory() as folder:
        household, request = write(kind, seed, folder)
        return Instance(read_household(household), request)


def compare_tiny(seed, tally):
    instance = instance_of("tiny", seed)
    best = best_plan(instance, limit=60_000)
    if best is None or not instance.slots:
        tally["skipped"] += 1
        return []
    solution = solve(instance, seconds=10, workers=1, levels=4)
    found = [solution.levels[name].value for name in LEVELS]
    problems = [f"{name} not proven" for name in LEVELS if not solution.levels[name].is_proven]
    wanted = [best.filled, best.shortfall, best.variety, best.nutrition]
    if found != wanted:
        problems.append(f"CP-SAT {found}, enumeration {wanted}")
    tally["compared"] += 1
    tally["not full"] += best.filled < instance.cell_count
    tally["with shortfall"] += best.shortfall > 0
    tally["with repeats"] += best.variety > 0
    tally["with nutrition"] += best.nutrition > 0
    tally["with dropped requirements"] += any(slot.dropped for slot in instance.slots)
    tally["with kept requirements"] += any(slot.required or slot.cell_wishes for slot in instance.slots)
    for plan in (best.plan, solution.plan):
        problems += check(instance, plan, wanted)
    problems += check(instance, greedy.fill(instance, seed), None)
    problems += check_warnings(instance)
    return problems


def check(instance, plan, wanted):
    problems, worth = Checker(instance).judge(slots_of_plan(instance, plan))
    got = [worth.filled, worth.shortfall, worth.variety, worth.nutrition]
    if worth.filled != sum(placement.size for placement in plan):
        problems.append(f"the checker counts {worth.filled} cells")
    if wanted and got != wanted:
        problems.append(f"the checker makes it {got}, not {wanted}")
    return problems


def check_warnings(instance):
    """What the model dropped, said as the engine says it."""
    warnings = [
        {"kind": "requirement-dropped", "slot": "", "bearer": ":".join(bearer), "place": slot.place}
        for slot in instance.slots
        for bearer in dict.fromkeys(slot.dropped)
    ]
    from reading import address_of

    for warning in warnings:
        warning["slot"] = address_of(warning["place"])
    return Checker(instance).judge_warnings(warnings)


def spoil(instance, plan, chance):
    """A plan made wrong, so that some rule, person or slot must complain; `None` where it can't be."""
    slots = slots_of_plan(instance, plan)
    ways = []
    for bearer, rules in instance.rules.items():
        if rules.get("maxPerWeek") is not None and bearer[0] == "dish" and slots:
            ways.append(bearer)
    locked = [place for place, slot in instance.before.items() if slot.locked and place.day in instance.horizon]
    standing = [place for place, slot in instance.before.items() if slot.cooked and not slot.has_gap]
    for place in locked + standing:
        ways.append(place)
    if not ways:
        return None
    way = chance.choice(ways)
    if way in instance.before:
        other = chance.choice(sorted(instance.household.dishes))
        if instance.before[way].items == (Item("dish", other),):
            return None
        slots[way] = replace(instance.before[way], items=(Item("dish", other),))
        return slots
    _, dish = way
    items = (Item("dish", dish),)
    for place in list(slots):
        slots[place] = replace(slots[place], items=items)
    count = sum(items == slot.items for slot in slots.values())
    return slots if count > len(instance.request.weeks) * instance.rules[way]["maxPerWeek"] else None


def check_kind(kind, seed, tally):
    instance = instance_of(kind, seed)
    if not instance.slots:
        tally[kind, "nothing to fill"] += 1
        return []
    filled = solve(instance, seconds=5, workers=1, levels=1)
    level = filled.levels["filled"]
    lacking = instance.cell_count - level.value
    tally[kind, "proven"] += level.is_proven
    tally[kind, "full" if not lacking else "lacks 1-11" if lacking <= 11 else "lacks more"] += 1
    tally[kind, "slots"] += len(instance.slots)
    greedy_plan = greedy.fill(instance, seed)
    tally[kind, "greedy full"] += sum(one.size for one in greedy_plan) == instance.cell_count
    problems = check(instance, filled.plan, None) + check(instance, greedy_plan, None) + check_warnings(instance)
    chance = random.Random(seed)
    spoilt = spoil(instance, filled.plan, chance)
    if spoilt is not None:
        tally[kind, "spoilt"] += 1
        if not Checker(instance).judge(spoilt)[0]:
            problems.append("the checker took a spoilt plan")
    return problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tiny", type=int, default=100)
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default=",".join(kind for kind in KINDS if kind != "tiny"))
    options = parser.parse_args()
    tally, failures = Counter(), 0
    jobs = [("tiny", seed) for seed in range(options.seed, options.seed + options.tiny)]
    kinds = options.kinds.split(",")
    jobs += [(kind, seed) for kind in kinds for seed in range(options.seed, options.seed + options.count)]
    for kind, seed in jobs:
        begin = time.perf_counter()
        problems = compare_tiny(seed, tally) if kind == "tiny" else check_kind(kind, seed, tally)
        tally[kind, "seconds"] += time.perf_counter() - begin
        if problems:
            failures += 1
            print(f"{kind} {seed}:", *problems[:6], sep="\n  ")
    for name, count in tally.items():
        print(f"{count:6.0f}  {name if isinstance(name, str) else ' '.join(name)}")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
