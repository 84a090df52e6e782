"""Judges a finished plan: what it breaks, whom it harms, what it touches, what it is worth.

Knows the slots before and after, and nothing of how the plan was found.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass, replace

from findings import bears, breaches
from reading import DAYS, MEALS, Item, Place, Slot, address_of, days_of, key_of, read_slot, week_of


@dataclass
class Worth:
    filled: int
    shortfall: int
    variety: int
    nutrition: int


def slots_of_engine(answer):
    """The slots that the engine says it changed."""
    changed = {}
    for week, slots in answer["slots"].items():
        for key, value in slots.items():
            day, meal = key.split(".")
            changed[Place(days_of(week)[DAYS.index(day)], meal)] = read_slot(value)
    return changed


def slots_of_plan(instance, plan):
    """The slots that placements change."""
    chosen = defaultdict(dict)
    for placement in plan:
        chosen[placement.place][placement.cells] = placement.dish
    by_place = {slot.place: slot for slot in instance.slots}
    return {
        place: replace(by_place[place].slot, items=filled_items(by_place[place], cells))
        for place, cells in chosen.items()
    }


def filled_items(slot, chosen):
    """The items of a slot once dishes stand in some of its cells."""
    dish_at = {cells[0]: dish for cells, dish in chosen.items()}
    covered = {cell for cells in chosen for cell in cells[1:]}
    written = slot.slot.items
    if len(written) <= 1 and not slot.slot.eaten:
        written = (Item("open", None),) * len(slot.courses)
    items, cell = [], 0
    for item in written:
        if item.kind in ("dish", "leftovers"):
            items.append(item)
            continue
        if cell not in covered:
            items.append(Item("dish", dish_at[cell]) if cell in dish_at else item)
        cell += 1
    return tuple(items)


class Checker:
    def __init__(self, instance):
        self.instance = instance
        self.household = instance.household
        self.rules = instance.rules
        self.before = instance.before
        self.horizon = set(instance.horizon)
        self.problems = []

    def judge(self, changed):
        """The problems of a plan, as text, and its worth."""
        self.problems = []
        changed = {place: slot for place, slot in changed.items() if slot != self.before.get(place, Slot())}
        after = {**self.before, **changed}
        filled = sum(self.judge_slot(place, slot) for place, slot in sorted(changed.items()))
        new = breaches(self.household, self.rules, after) - breaches(self.household, self.rules, self.before)
        self.problems += [f"breaks {breach}" for breach in sorted(new, key=str)]
        worth = Worth(filled, self.shortfall(after), self.variety(after), self.nutrition(after))
        return self.problems, worth

    def say(self, place, text):
        self.problems.append(f"{address_of(place)}: {text}")

    # One slot

    def judge_slot(self, place, after):
        """How many cells are filled."""
        before = self.before.get(place, Slot())
        if place.day not in self.horizon:
            self.say(place, "lies outside the horizon")
        if not self.instance.request.covers(place):
            self.say(place, "isn't a meal that was asked for")
        if before.locked:
            self.say(place, "is locked")
        if replace(after, items=()) != replace(before, items=()):
            self.say(place, "its details were changed")
        standing = [item for item in before.items if item.kind in ("dish", "leftovers")]
        chosen = [item for item in after.items if item.kind in ("dish", "leftovers")]
        added = list((Counter(chosen) - Counter(standing)).elements())
        if Counter(standing) - Counter(chosen) or [item for item in chosen if item not in added] != [
            item for item in standing if item not in added
        ]:
            self.say(place, "what stood there was touched")
        if standing and not any(item.kind in ("open", "wish") for item in before.items):
            self.say(place, "was full")
        if before.is_away:
            self.say(place, "is a meal out")
        for item in added:
            self.judge_dish(place, after, item)
        self.judge_requirements(place, before, after, added)
        return self.count_cells(place, before, after, [item.id for item in added])

    def judge_dish(self, place, slot, item):
        if item.kind != "dish":
            self.say(place, f"leftovers of {item.id} were put there")
        dish = self.household.dishes.get(item.id)
        if dish is None or dish.get("archived"):
            self.say(place, f"{item.id} can't be planned")
            return
        limit, minutes = self.instance.minutes_limit(place), self.household.minutes_of(item.id)
        if limit is not None and minutes is not None and minutes > limit:
            self.say(place, f"{item.id} takes {minutes} of {limit} minutes")
        for person in self.household.diners(place, slot):
            answer = self.instance.safety.serving(item.id, person)
            strict = self.household.people[person].get("strict")
            if answer == "unsafe" or answer == "not checked" and strict:
                self.say(place, f"{item.id} is {answer} for {person}")

    def count_cells(self, place, before, after, added):
        """Seats the new dishes in the slot's gaps; says so where they have no place there."""
        cells, wishes = self.gaps(place, before)
        count = self.seat(cells, wishes, added, frozenset())
        if count is None:
            self.say(place, f"{added} don't fit the gaps {cells} with wishes {wishes}")
            return len(added)
        left = sum(item.kind in ("open", "wish") for item in after.items)
        if added and left != len(cells) - count:
            self.say(place, f"{left} gaps are written where {len(cells) - count} are left")
        return count

    def gaps(self, place, before):
        courses = list(self.household.courses(place.meal))
        if len(before.items) <= 1 and not before.eaten:
            return courses or [None], {}
        for dish in before.eaten:
            course = self.household.course_of(dish)
            served = {"first", "second", "single"} if course == "single" else {course}
            courses = [one for one in courses if one not in served]
        written = [item for item in before.items if item.kind in ("open", "wish")]
        courses = (courses + [None] * len(written))[: len(written)]
        # A wish that nothing can meet isn't held against anyone.
        met = self.wishes_that_can_be_met(place, before, written, courses)
        return courses, met

    def wishes_that_can_be_met(self, place, before, written, courses):
        met = {}
        for index, item in enumerate(written):
            if item.kind == "wish":
                usable = self.dishes_alone(place, before, courses, index)
                if any(self.can_sit(courses, met | {index: item.id}, dish, index) for dish in usable):
                    met[index] = item.id
        return met

    def can_sit(self, cells, wishes, dish, cell=None):
        """Whether some seat of a dish, that takes a cell if one is named, has no wish but what the dish bears."""
        tags = self.household.tags_of(dish)
        return any(
            all(wishes[one] in tags for one in seats if one in wishes)
            for seats in self.seats(cells, dish)
            if cell is None or cell in seats
        )

    def seat(self, cells, wishes, dishes, taken):
        """The largest number of cells that the dishes take together; `None` where they can't."""
        if not dishes:
            return len(taken)
        counts = [
            self.seat(cells, wishes, dishes[1:], taken | seats)
            for seats in self.seats(cells, dishes[0])
            if not seats & taken
            and all(wishes[cell] in self.household.tags_of(dishes[0]) for cell in seats if cell in wishes)
        ]
        return max((count for count in counts if count is not None), default=None)

    def seats(self, cells, dish):
        course = self.household.course_of(dish)
        fitting = [
            frozenset([index])
            for index, cell in enumerate(cells)
            if cell == course or cell is None and course in ("first", "second", "single")
        ]
        if course == "single" and "first" in cells and "second" in cells:
            fitting.append(frozenset([cells.index("first"), cells.index("second")]))
        return fitting

    # What a slot has to bear

    def dishes_alone(self, place, before, cells, cell=None):
        """The dishes that could stand in a slot (or one of its cells) with nothing else added."""
        standing = breaches(self.household, self.rules, self.before)
        usable = []
        for id, dish in self.household.dishes.items():
            seats = [seats for seats in self.seats(cells, id) if cell is None or cell in seats]
            if not seats or dish.get("archived") or not self.is_eatable(place, before, id):
                continue
            if len(before.items) <= 1:
                items = (Item("dish", id),)
            else:
                items = before.items + (Item("dish", id),)
            alone = {**self.before, place: replace(before, items=items)}
            mine = [("dish", id)] + [("tag", tag) for tag in self.household.tags_of(id)]
            if not breaches(self.household, self.rules, alone, mine) - standing:
                usable.append(id)
        return usable

    def is_eatable(self, place, slot, dish):
        limit, minutes = self.instance.minutes_limit(place), self.household.minutes_of(dish)
        if limit is not None and minutes is not None and minutes > limit:
            return False
        return all(self.instance.safety.may_be_placed(dish, one) for one in self.household.diners(place, slot))

    def demands(self, place):
        """What a slot must bear once a dish is put into it, and what was dropped."""
        before = self.before.get(place, Slot())
        courses, wishes = self.gaps(place, before)
        written = [item for item in before.items if item.kind in ("open", "wish")]
        is_lone = len(before.items) == 1
        dropped = []
        if not is_lone:
            dropped = [
                ("tag", item.id)
                for index, item in enumerate(written)
                if item.kind == "wish" and index not in wishes
            ]
        claims = [("tag", item.id) for item in written if item.kind == "wish"] if is_lone else []
        if self.household.plans_meal(place):
            claims += sorted(
                (bearer for bearer, rules in self.rules.items() if key_of(place) in rules.get("fixed", [])),
                key=lambda bearer: (bearer[0] == "dish", bearer[1]),
            )
        usable, kept = None, []
        before_kept = [] if is_lone else [("tag", tag) for tag in wishes.values()]
        for claim in dict.fromkeys(claims):
            if claim[0] == "dish" and self.household.dishes[claim[1]].get("archived"):
                continue
            if bears(self.household, before, claim, fresh_only=False):
                continue
            usable = self.dishes_alone(place, before, courses) if usable is None else usable
            wanted = [claim] + (before_kept + kept if len(courses) == 1 else [])
            slots = [Slot(items=(Item("dish", dish),)) for dish in usable if self.can_sit(courses, wishes, dish)]
            if any(all(bears(self.household, slot, one, True) for one in wanted) for slot in slots):
                kept.append(claim)
            else:
                dropped.append(claim)
        return kept, dropped

    def judge_requirements(self, place, before, after, added):
        if not added:
            return
        for bearer in self.demands(place)[0]:
            if not bears(self.household, after, bearer, fresh_only=False):
                self.say(place, f"doesn't bear {bearer}")

    def judge_warnings(self, warnings):
        """Holds the engine's dropped requirements to ours."""
        said = Counter(
            (warning["slot"], warning["bearer"]) for warning in warnings if warning["kind"] == "requirement-dropped"
        )
        ours = Counter(
            (address_of(slot.place), ":".join(bearer))
            for slot in self.instance.slots
            for bearer in dict.fromkeys(self.demands(slot.place)[1])
        )
        return [f"dropped {one} without reason" for one in said - ours] + [
            f"{one} can't be met, and nothing says so" for one in ours - said
        ]

    # What it is worth

    def shortfall(self, slots):
        total = 0
        weeks = {week_of(day) for day in self.horizon}
        for bearer, rules in self.rules.items():
            if "minPerWeek" not in rules or self.instance.is_archived(bearer):
                continue
            for week in weeks:
                count = sum(
                    week_of(place.day) == week and bears(self.household, slot, bearer, fresh_only=False)
                    for place, slot in slots.items()
                )
                total += max(0, rules["minPerWeek"] - count)
        return total

    def variety(self, slots):
        cooked = Counter(
            dish for place, slot in slots.items() if place.day in self.horizon for dish in slot.cooked
        )
        return sum(times * (times - 1) // 2 for times in cooked.values())

    def nutrition(self, slots):
        total = 0
        for day in self.horizon:
            meals = [
                (meal, self.household.diners(Place(day, meal), slots[Place(day, meal)]), slots[Place(day, meal)].eaten)
                for meal in MEALS
                if Place(day, meal) in slots
            ]
            total += self.instance.nutrition.day(meals)
        return total
