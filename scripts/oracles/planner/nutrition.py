"""What a day's dishes bring, and what its table aims at: level 4 of the planner."""

from fractions import Fraction
from functools import lru_cache
from math import floor

from reading import SHARES

# Nutrients with the energy of a unit of each, in kcal.
NUTRIENTS = {"kcal": 1, "protein": 4, "carbohydrates": 4, "fat": 9}

LOW_CARB_GRAMS = 100


def exact(number):
    return Fraction(str(number))


def rounded(number):
    return floor(number + Fraction(1, 2))


def deviation(planned, target):
    """How far a sum is from its target beyond a tenth of it, all in whole kcal."""
    return max(0, abs(planned - target) - target // 10)


def is_dish(use):
    return isinstance(use, dict) and "servings" in use


class Nutrition:
    """Covers dishes that state their nutrition or are made of such alone, and people whose objective states its targets."""

    def __init__(self, household):
        self.household = household
        self.brought = lru_cache(maxsize=None)(self._brought)

    def _brought(self, dish):
        """Each nutrient of a serving in kcal; one that isn't known is absent."""
        about = self.household.dishes.get(dish, {})
        parts = about.get("ingredients", {})
        if "nutrition" not in about and parts and all(is_dish(part) for part in parts.values()):
            return self._brought_by_parts(parts, exact(about.get("servings", 4)))
        stated = about.get("nutrition", {})
        return {name: exact(stated[name]) * factor for name, factor in NUTRIENTS.items() if name in stated}

    def _brought_by_parts(self, parts, servings):
        """What a serving of a dish that is made of other dishes alone brings."""
        brought = [(self.brought(part), exact(use["servings"])) for part, use in parts.items()]
        return {
            name: sum(one[name] * count for one, count in brought) / servings
            for name in NUTRIENTS
            if all(name in one for one, _ in brought)
        }

    def share(self, meal):
        """A meal's part of the day's energy, most of which is eaten whether it is planned or not."""
        meals = self.household.meals
        eaten = [one for one in SHARES if one in meals or not one.endswith("Workout")]
        shares = {one: exact(meals.get(one, {}).get("share", SHARES[one])) for one in eaten}
        total = sum(shares.values())
        return shares[meal] / total if meal in shares and total else Fraction(0)

    def targets_of(self, person):
        about = self.household.people[person]
        objective = self.household.objectives.get((person, about.get("objective")), {})
        targets = objective.get("targets")
        if targets and "lowCarb" in about.get("diets", []):
            targets = {**targets, "carbohydrates": min(targets["carbohydrates"], LOW_CARB_GRAMS)}
        return targets

    def table_target(self, diners):
        """Each nutrient's target in kcal for a portion of 1 at a table; `None` without anyone's."""
        those = [(self.targets_of(person), self.household.people[person]) for person in diners]
        those = [(targets, about) for targets, about in those if targets]
        portions = sum((exact(about.get("portion", 1)) for _, about in those), Fraction(0))
        if not portions:
            return None
        return {
            name: sum(exact(targets[name]) for targets, _ in those) * factor / portions
            for name, factor in NUTRIENTS.items()
        }

    def day(self, meals):
        """The deviation of a day, given each meal with dishes as (meal, diners, dishes)."""
        counted = [
            (meal, target, dishes)
            for meal, diners, dishes in meals
            if dishes and (target := self.table_target(diners)) is not None
        ]
        brought = [self.brought(dish) for _, _, dishes in counted for dish in dishes]
        if not brought or any("kcal" not in one for one in brought):
            return 0
        total = 0
        for name in NUTRIENTS:
            if all(name in one for one in brought):
                target = rounded(sum(self.share(meal) * target[name] for meal, target, _ in counted))
                total += deviation(rounded(sum(one[name] for one in brought)), target)
        return total
