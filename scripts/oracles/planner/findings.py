"""Every breach of a rule in a set of slots, found by a plain walk over the days.

Shares no code with the constraints of the models: what a plan breaks is what is found after it and
not before.
"""

from collections import Counter
from datetime import date
from itertools import combinations

from reading import week_of


def bears(household, slot, bearer, fresh_only):
    kind, id = bearer
    dishes = slot.cooked if fresh_only else slot.eaten
    if kind == "dish":
        return id in dishes
    return any(id in household.tags_of(dish) for dish in dishes) or slot.is_away and id in slot.tags


def breaches(household, rules, slots, bearers=None):
    """The breaches as values that can be compared, one for each pair, excess or dish."""
    found = set()
    for bearer in rules if bearers is None else [one for one in bearers if one in rules]:
        found |= breaches_of(household, bearer, rules[bearer], slots)
    return found


def breaches_of(household, bearer, rules, slots):
    found = set()
    borne = [place for place, slot in slots.items() if bears(household, slot, bearer, fresh_only=False)]
    fresh = [place for place in borne if bears(household, slots[place], bearer, fresh_only=True)]
    if "maxPerWeek" in rules:
        for week, count in Counter(week_of(place.day) for place in borne).items():
            found |= {("maxPerWeek", bearer, week, extra) for extra in range(rules["maxPerWeek"], count)}
    for one, other in combinations(sorted(fresh), 2):
        apart = other.day - one.day
        if rules.get("noConsecutive") is True and apart == 1 and one.meal == other.meal:
            found.add(("noConsecutive", bearer, one, other))
        if rules.get("noConsecutive") == "day" and apart == 1:
            found.add(("noConsecutive", bearer, one, other))
        if rules.get("noDuplicateInDay") and apart == 0:
            found.add(("noDuplicateInDay", bearer, one, other))
        if apart < rules.get("minDaysBetween", 0):
            found.add(("minDaysBetween", bearer, one, other))
    for place in fresh:
        meals = rules.get("mealTypeRestriction", place.meal)
        in_season = date.fromordinal(place.day).month in rules.get("months", range(1, 13))
        for dish in slots[place].cooked:
            if bearer == ("dish", dish) or bearer[0] == "tag" and bearer[1] in household.tags_of(dish):
                if place.meal not in ([meals] if isinstance(meals, str) else meals):
                    found.add(("mealTypeRestriction", bearer, place, dish))
                if not in_season:
                    found.add(("months", bearer, place, dish))
    return found
