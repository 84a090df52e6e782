"""Plans the same twenty weeks as mantel does and as two other programs' algorithms would.

    compare.py MANTEL [--measure MEASURE]

The household is `mantel init --samples`, its meals lunch and dinner, one dish each. mantel plans
week after week with `mantel fill`, on the week's Monday, what it planned before being history; with
`--measure`, the engine alone is asked (the program MantelMeasure). The peers are models of what
their programs document and do:

- Mealie: one slot at a time. The rules for that weekday and meal filter the recipes, a random order
  is made of those, and the first is taken. Nothing is remembered from slot to slot.
- Tandoor: auto-plan, one request a meal and week. The recipes with the meal's keyword, in random
  order, one a day, from the first again where there are fewer than days.

Of each it counts the weeks in which a dish comes twice, and those in which a tag whose rule is
`noConsecutive` comes at the same meal of two days running, the Sunday before included. mantel
itself then has to find the same weeks (`mantel validate`), and in its own nothing against a rule.
"""

import collections
import datetime
import functools
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile

SEED = 20
# Chance makes much of twenty weeks: the models are run with so many further seeds.
SEEDS = 300
WEEKS = 20
FIRST_MONDAY = datetime.date(2027, 1, 11)
DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
MEALS = ["lunch", "dinner"]
# What stands beside a meal or after it is no meal.
NO_MEAL = {"side", "dessert"}


class Household:
    """The sample household, in a folder of its own, on a day that can be set."""

    def __init__(self, mantel, home):
        self.mantel, self.home = mantel, home
        self.folder = os.path.join(home, "house")
        self.run(FIRST_MONDAY, mantel, "init", self.folder, "--samples", where=home)
        # The samples' own weeks and their template would give the peers another question.
        shutil.rmtree(os.path.join(self.folder, "plans"), ignore_errors=True)
        settings = self.read("mantel.json")
        del settings["template"]
        self.write("mantel.json", settings)
        if list(settings["meals"]) != MEALS:
            sys.exit(f"compare.py: the household plans {list(settings['meals'])}")
        self.dishes = {id: dish for id, dish in self.records("dishes") if dish.get("course") not in NO_MEAL}
        self.rules = {id: tag.get("rules", {}) for id, tag in self.records("tags")}

    def run(self, day, *words, where=None):
        """What a program prints on a day; it has to end well, or with findings."""
        environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": self.home,
            "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
            "NO_FAKE_STAT": "1",
            "GIT_CONFIG_NOSYSTEM": "1",
            **{f"GIT_{who}_{what}": value for who in ("AUTHOR", "COMMITTER")
               for what, value in (("NAME", "Ana"), ("EMAIL", "ana@example.org"))},
        }
        done = subprocess.run(
            ["faketime", "-f", f"@{day} 12:00:00", *words],
            cwd=where or self.folder, env=environment, capture_output=True, text=True,
        )
        if done.returncode > 1:
            sys.exit(f"compare.py: {' '.join(words)}: {done.stdout}{done.stderr}")
        return done.stdout

    def read(self, path):
        with open(os.path.join(self.folder, path), encoding="utf-8") as file:
            return json.load(file)

    def write(self, path, value):
        whole = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(whole), exist_ok=True)
        with open(whole, "w", encoding="utf-8") as file:
            json.dump(value, file, ensure_ascii=False, indent=2)

    def records(self, kind):
        for name in sorted(os.listdir(os.path.join(self.folder, kind))):
            yield name.removesuffix(".json"), self.read(f"{kind}/{name}")

    def fits(self, dish, meal):
        """Whether a dish's tags are for a meal: the rule that both peers can express."""
        for tag in self.dishes[dish]["tags"]:
            meals = self.rules[tag].get("mealTypeRestriction", meal)
            if meal not in ([meals] if isinstance(meals, str) else meals):
                return False
        return True

    def keep(self, plans):
        """Puts plans in place of all that stand."""
        shutil.rmtree(os.path.join(self.folder, "plans"), ignore_errors=True)
        for monday, plan in plans.items():
            self.write(plan_path(monday), plan)

    def weeks_with(self, code):
        """The weeks for which mantel has a finding; every rule's with `None`."""
        shown = json.loads(self.run(FIRST_MONDAY, self.mantel, "validate", "--history", "--json"))
        return {
            finding["path"] for finding in shown["diagnostics"]
            if finding["path"].startswith("plans/")
            and (finding["code"] == code or code is None and finding["category"] == "rule")
        }


def week_name(monday):
    year, week, _ = monday.isocalendar()
    return f"{year}-W{week:02}"


def plan_path(monday):
    name = week_name(monday)
    return f"plans/{name[:4]}/{name}.json"


# --- planners: each gives the plans of the Mondays ---


def mantel(household, mondays, measure):
    for monday in mondays:
        week = week_name(monday)
        if measure:
            words = [measure, "plan", household.folder, "--weeks", week, "--today", str(monday)]
            household.write(plan_path(monday), json.loads(household.run(monday, *words))["slots"][week])
        else:
            household.run(monday, household.mantel, "fill", week, "--no-commit")
    return {monday: household.read(plan_path(monday)) for monday in mondays}


def mealie(household, mondays, chance):
    """One slot after the other, without a memory."""

    def slot(meal):
        recipes = [dish for dish in household.dishes if household.fits(dish, meal)]
        chance.shuffle(recipes)
        return recipes[0]

    return {
        monday: {f"{day}.{meal}": slot(meal) for day in DAYS for meal in MEALS} for monday in mondays
    }


def tandoor(household, mondays, chance, apart):
    """Its keywords say for which meal a dish is: all that it fits or, apart, only one of them."""
    recipes = {meal: [dish for dish in household.dishes if household.fits(dish, meal)] for meal in MEALS}
    if apart:
        both = [dish for dish in recipes["lunch"] if dish in recipes["dinner"]]
        chance.shuffle(both)
        for meal, others in zip(MEALS, (both[::2], both[1::2])):
            recipes[meal] = [dish for dish in recipes[meal] if dish not in others]

    def auto_plan(meal):
        shuffled = recipes[meal].copy()
        chance.shuffle(shuffled)
        shuffled = shuffled[: len(DAYS)]
        return {f"{day}.{meal}": shuffled[number % len(shuffled)] for number, day in enumerate(DAYS)}

    return {monday: auto_plan("lunch") | auto_plan("dinner") for monday in mondays}


# --- counting ---


def dishes_in(slot):
    """The dishes of a slot in any of its written forms."""
    if isinstance(slot, dict):
        slot = slot.get("dishes") or slot.get("dish")
    return [dish for dish in (slot if isinstance(slot, list) else [slot]) if isinstance(dish, str)]


def weeks_with_twice(plans):
    """The Mondays of weeks in which a dish comes twice."""
    counts = {
        monday: collections.Counter(dish for slot in plan.values() for dish in dishes_in(slot))
        for monday, plan in plans.items()
    }
    return {monday for monday, count in counts.items() if max(count.values(), default=0) > 1}


def weeks_with_neighbours(household, plans):
    """The Mondays of weeks with a tag at the same meal of two days running against its rule."""

    def tags(day, meal):
        monday = day - datetime.timedelta(day.weekday())
        slot = plans.get(monday, {}).get(f"{DAYS[day.weekday()]}.{meal}")
        return {tag for dish in dishes_in(slot) for tag in household.dishes[dish]["tags"]}

    ruled = {tag for tag, rules in household.rules.items() if rules.get("noConsecutive") is True}
    result = set()
    for monday in plans:
        for number in range(len(DAYS)):
            day = monday + datetime.timedelta(number)
            before = day - datetime.timedelta(1)
            if any(tags(day, meal) & tags(before, meal) & ruled for meal in MEALS):
                result.add(monday)
    return result


def count(household, plans):
    """The filled slots and the two counts, the second held against what mantel finds."""
    twice, neighbours = weeks_with_twice(plans), weeks_with_neighbours(household, plans)
    household.keep(plans)
    found = household.weeks_with("no-consecutive")
    if found != {plan_path(monday) for monday in neighbours}:
        sys.exit(f"compare.py: mantel finds others: {sorted(found)}")
    filled = sum(bool(dishes_in(slot)) for plan in plans.values() for slot in plan.values())
    return filled, len(twice), len(neighbours)


def spreads(household, mondays, model):
    """What a model's counts are with many seeds: the mean, the least and the most."""
    counts = []
    for seed in range(SEEDS):
        plans = model(household, mondays, random.Random(seed))
        counts.append((len(weeks_with_twice(plans)), len(weeks_with_neighbours(household, plans))))
    return [f"{statistics.mean(column):.1f}, {min(column)} to {max(column)}" for column in zip(*counts)]


def main():
    program, *rest = sys.argv[1:]
    measure = os.path.realpath(rest[1]) if rest[:1] == ["--measure"] else None
    mondays = [FIRST_MONDAY + datetime.timedelta(7 * week) for week in range(WEEKS)]
    with tempfile.TemporaryDirectory() as home:
        household = Household(os.path.realpath(program), home)
        models = {
            "Mealie's algorithm": mealie,
            "Tandoor's, each dish for one meal": functools.partial(tandoor, apart=True),
            "Tandoor's, each dish for all it fits": functools.partial(tandoor, apart=False),
        }
        household.keep({})
        ours = mantel(household, mondays, measure)
        broken = household.weeks_with(None)
        slots = len(mondays) * len(DAYS) * len(MEALS)
        print(f"| | slots filled, of {slots} | weeks with a dish twice | with a tag on neighbouring days |")
        print("|---|---|---|---|")
        for name, model in models.items():
            filled, *counts = count(household, model(household, mondays, random.Random(SEED)))
            shown = [f"{one} ({spread})" for one, spread in zip(counts, spreads(household, mondays, model))]
            print(f"| {name} | {filled} | {shown[0]} | {shown[1]} |")
        filled, twice, neighbours = count(household, ours)
        print(f"| mantel | {filled} | {twice} | {neighbours} |")
    if broken or (filled, twice, neighbours) != (slots, 0, 0):
        sys.exit(f"compare.py: mantel's weeks aren't as they should be: {sorted(broken)}")


if __name__ == "__main__":
    main()
