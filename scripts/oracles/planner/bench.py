"""The engine beside CP-SAT and a greedy: seconds, memory, and how far each gets.

    scripts/oracles/planner/bench [--program MantelMeasure] [--quick]

CP-SAT has two workers and so many seconds a level, its model's building left out; the engine's
own seconds are those it reports, the process is measured from outside.
"""

import argparse
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import engine
import greedy
from comparison import is_proven
from cpsat import LEVELS, solve
from files import Files
from households import make
from model import Instance
from reading import DAYS, Request, days_of, read_household, week_of

# The ten tags that a household begins with, with how likely a dish is of each.
USUAL_TAGS = {
    "carne": (5, {"maxPerWeek": 3, "noConsecutive": True, "noDuplicateInDay": True}),
    "pescado": (4, {"maxPerWeek": 2, "noConsecutive": True, "noDuplicateInDay": True}),
    "legumbres": (3, {"maxPerWeek": 2, "noDuplicateInDay": True}),
    "verduras": (5, {}),
    "huevos": (3, {"maxPerWeek": 2, "noDuplicateInDay": True}),
    "pasta-arroz": (4, {"maxPerWeek": 3, "noConsecutive": True}),
}
EXTRA_TAGS = {
    "solo-cena": {"mealTypeRestriction": "dinner"},
    "solo-comida": {"mealTypeRestriction": "lunch"},
    "con-gluten": {},
    "sin-gluten": {},
}


@dataclass
class Case:
    name: str
    households: list
    levels: int = 3


def ordinary(seed, dishes=93, weeks=("2026-W06",), meals=("lunch", "dinner"), history=0, nutrition=False, first_day=0):
    """The usual tags, no limit that is hard to keep."""
    chance = random.Random(seed)
    files = Files(settings={"format": 1, "language": "es", "timeZone": "Europe/Madrid", "meals": {meal: {} for meal in meals}})
    rules = {tag: those for tag, (_, those) in USUAL_TAGS.items()} | EXTRA_TAGS
    files.tags = {tag: {"name": tag} | ({"rules": those} if those else {}) for tag, those in rules.items()}
    for number in range(1, dishes + 1):
        files.dishes[f"plato-{number:04}"] = dish(chance, number, nutrition)
    files.people["ana"] = {"name": "Ana"}
    if nutrition:
        files.people["ana"]["objective"] = "mantener"
        files.objectives["ana", "mantener"] = {
            "type": "maintenance",
            "targets": {"kcal": 2000, "protein": 100, "carbohydrates": 235, "fat": 73},
        }
    first = days_of(weeks[0])[0]
    for back in range(1, history + 1):
        files.plans[week_of(first - 7 * back)] = {
            f"{day}.{meal}": chance.choice(list(files.dishes)) for day in DAYS for meal in meals
        }
    return files, Request(tuple(weeks), first + first_day)


def dish(chance, number, nutrition):
    kinds, weights = list(USUAL_TAGS), [weight for weight, _ in USUAL_TAGS.values()]
    tags = {chance.choices(kinds, weights)[0]}
    if chance.random() < 0.25:
        tags.add("verduras")
    if chance.random() < 0.3:
        tags.add(chance.choice(list(EXTRA_TAGS)))
    made = {"name": f"Plato {number}", "tags": sorted(tags), "minutes": chance.choice([20, 30, 45, 60])}
    if chance.random() < 0.3:
        made["rules"] = {"minDaysBetween": chance.choice([7, 10, 14])}
    if nutrition:
        protein, carbohydrates, fat = chance.randrange(15, 55), chance.randrange(30, 120), chance.randrange(8, 40)
        kcal = 4 * protein + 4 * carbohydrates + 9 * fat
        made["nutrition"] = {"kcal": kcal, "protein": protein, "carbohydrates": carbohydrates, "fat": fat}
    return made


def month(seed):
    weeks = [f"2026-W{number:02}" for number in range(6, 11)]
    meals = ("breakfast", "lunch", "dinner")
    files, request = ordinary(seed, 200, weeks, meals, history=1, nutrition=True, first_day=4)
    # Three meals a day are more than limits for two.
    for tag in files.tags.values():
        if "maxPerWeek" in tag.get("rules", {}):
            tag["rules"]["maxPerWeek"] *= 2
    return files, request


def cases(quick):
    some = 3 if quick else 1
    large_weeks = ("2026-W06", "2026-W07", "2026-W08")
    return [
        Case("ordinary week, 14 slots, 93 dishes", [ordinary(seed) for seed in range(20 // some)]),
        Case("full weeks, hard", [make("full", seed) for seed in range(1, 30 // some)]),
        Case("over-full weeks, hard", [make("over", seed) for seed in range(1, 30 // some)]),
        Case("42 slots, 5000 dishes, history", [ordinary(seed, 5000, large_weeks, history=4) for seed in range(3 // some)]),
        Case("month, 93 slots, 200 dishes, nutrition", [month(seed) for seed in range(3 // some)], levels=4),
    ]


def measure(case, options):
    rows = [measure_one(files, request, case.levels, options) for files, request in case.households]
    print(f"\n{case.name} ({len(rows)} households)")
    names = list(dict.fromkeys(name for row in rows for name in row))
    figures = {name: [row[name] for row in rows if name in row] for name in names}
    for name, values in figures.items():
        if isinstance(values[0], bool):
            print(f"  {name:42} {sum(values)} of {len(values)}")
        else:
            print(f"  {name:42} median {median(values):10.4f}   most {max(values):10.4f}")
    if "engine: filled, s" in figures:
        for part in ("filled", "filled to variety"):
            ratio = median(figures[f"CP-SAT: {part}, s"]) / max(median(figures[f"engine: {part}, s"]), 1e-9)
            print(f"  CP-SAT's median over the engine's, {part:10} {ratio:10.1f}")


def measure_one(files, request, levels, options):
    with tempfile.TemporaryDirectory() as folder:
        files.write(folder)
        row = measure_engine(folder, request, options) if options.program else {}
        instance = Instance(read_household(folder), request)
    begin = time.perf_counter()
    plan = greedy.fill(instance)
    row["greedy, s"] = time.perf_counter() - begin
    row["greedy fills all"] = sum(placement.size for placement in plan) == instance.cell_count
    solution = solve(instance, options.seconds, 2, levels)
    row["CP-SAT: filled, s"] = solution.levels["filled"].seconds
    row["CP-SAT: filled to variety, s"] = sum(
        level.seconds for name, level in solution.levels.items() if name != "nutrition"
    )
    row["CP-SAT fills all"] = solution.levels["filled"].value == instance.cell_count
    for name in LEVELS[:levels]:
        row[f"CP-SAT proves {name}"] = name in solution.levels and solution.levels[name].is_proven
    if levels == 4:
        row["CP-SAT: nutrition, s"] = solution.levels["nutrition"].seconds if "nutrition" in solution.levels else options.seconds
        if "nutrition" in solution.levels:
            row["CP-SAT: deviation"] = solution.levels["nutrition"].value
    return row


def measure_engine(folder, request, options):
    answers = [engine.plan(options.program, folder, request) for _ in range(3)]
    best = min(answers, key=lambda answer: answer.engine_seconds)
    row = {
        "engine: filled, s": best.seconds_to_filled,
        "engine: filled to variety, s": best.seconds_to_filled + best.seconds_of("shortfall", "variety"),
        "engine: all, s": best.engine_seconds,
        "process, s": min(answer.seconds for answer in answers),
        "process, MiB": max(answer.mebibytes for answer in answers),
        "engine fills all": best["filled"] == best["cells"],
    }
    row |= {f"engine proves {name}": is_proven(best, name) for name in LEVELS}
    return row | {"engine: deviation": best["nutrition"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=engine.find_program())
    parser.add_argument("--seconds", type=float, default=10, help="CP-SAT's time for each level")
    parser.add_argument("--quick", action="store_true", help="a third of the households")
    options = parser.parse_args()
    for case in cases(options.quick):
        measure(case, options)


if __name__ == "__main__":
    main()
