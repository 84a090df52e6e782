"""Who can eat what: safe, unsafe, or not checked; and what someone gets instead."""

from functools import lru_cache

SUBSTANCES = set(
    "gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin "
    "molluscs meat pork animal alcohol".split()
)
FLESH = {"meat", "pork", "fish", "crustaceans", "molluscs"}
DIETS = {
    "vegetarian": FLESH,
    "vegan": FLESH | {"eggs", "milk", "animal"},
    "pescatarian": {"meat", "pork"},
    "glutenFree": {"gluten"},
    "dairyFree": {"milk"},
    "lowCarb": set(),
}


def with_implied(substances):
    return set(substances) | ({"meat"} if "pork" in substances else set())


class Safety:
    """The answers for one household."""

    def __init__(self, household):
        self.household = household
        self.serving = lru_cache(maxsize=None)(self._serving)

    def may_be_placed(self, dish, person):
        """Whether the planner may put the dish before this person."""
        serving = self.serving(dish, person)
        return serving == "safe" or serving == "not checked" and not self.is_strict(person)

    def harms(self, place, slot):
        """Whether a table can't have what stands in a slot."""
        diners = self.household.diners(place, slot)
        return any(not self.may_be_placed(dish, person) for dish in slot.eaten for person in diners)

    def is_strict(self, person):
        return self.household.people[person].get("strict", False)

    def excluded(self, person):
        """The substances and the foods that this person can't have."""
        about = self.household.people[person]
        allergies = set(about.get("allergies", []))
        substances = set().union(*(DIETS[diet] for diet in about.get("diets", [])), allergies & SUBSTANCES)
        return substances, allergies - SUBSTANCES

    def names(self, key, person):
        """Whether a key of `instead` is something that this person can't have."""
        substances, foods = self.excluded(person)
        return bool(with_implied({key}) & substances) if key in SUBSTANCES else key in foods

    def _serving(self, dish, person):
        planned = self.verdict(dish, person, replacing=False)
        if planned == "safe":
            return planned
        if self.verdict(dish, person, replacing=True) == "safe":
            return "safe"
        for key, other in sorted(self.household.dishes.get(dish, {}).get("instead", {}).items()):
            if self.names(key, person) and self.verdict(other, person, replacing=False) == "safe":
                return "safe"
        return planned

    def verdict(self, dish, person, replacing):
        substances, foods = self.excluded(person)
        if not substances and not foods:
            return "safe" if dish in self.household.dishes else "not checked"
        inside = Contents(self, dish, person, replacing)
        if inside.substances & substances or inside.foods & foods:
            return "unsafe"
        unknown_food = any(food not in self.household.foods for food in foods)
        unlisted_food = bool(foods) and inside.has_unlisted
        return "not checked" if inside.has_gap or unknown_food or unlisted_food else "safe"


class Contents:
    """All that a dish and the dishes in it are said to contain, and whether that is all."""

    def __init__(self, safety, dish, person, replacing):
        self.safety, self.person, self.replacing = safety, person, replacing
        self.household = safety.household
        self.strict = safety.is_strict(person)
        self.substances, self.foods = set(), set()
        self.has_unlisted = False
        self.has_gap = self.look_into(dish)

    def look_into(self, id):
        """Takes in a dish; true where something of it isn't known."""
        dish = self.household.dishes.get(id)
        if dish is None:
            self.has_unlisted = True
            return True
        self.take(dish)
        ingredients = dish.get("ingredients", {})
        if not ingredients:
            self.has_unlisted = True
        gaps = [self.use(key, value) for key, value in ingredients.items()]
        has_gap = any(gaps) or not ingredients
        if not has_gap or "contains" not in dish:
            return has_gap
        return self.strict and "traces" not in dish

    def use(self, key, value):
        uses = value if isinstance(value, list) else [value]
        return any([self.use_once(key, use if isinstance(use, dict) else {}) for use in uses])

    def use_once(self, key, use):
        for excluded, other in sorted(use.get("instead", {}).items()):
            if self.replacing and self.safety.names(excluded, self.person):
                return self.look_at_food(other)
        return self.look_into(key) if "servings" in use else self.look_at_food(key)

    def look_at_food(self, id):
        self.foods.add(id)
        food = self.household.foods.get(id)
        if food is None:
            return True
        self.take(food)
        return "contains" not in food or self.strict and "traces" not in food

    def take(self, source):
        self.substances |= with_implied(source.get("contains", []))
        if self.strict:
            self.substances |= with_implied(source.get("traces", []))
