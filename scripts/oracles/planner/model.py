"""What a request asks of a household: open slots, their cells, candidates and rules.

This is the specification read a second time, independently of the engine. Nothing here looks for
a plan.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date

from findings import breaches
from nutrition import Nutrition
from reading import Place, Slot, by_days, in_order, key_of, slots_before, week_of, weekday_of
from safety import Safety

MAIN_COURSES = ("first", "second", "single")


@dataclass(frozen=True)
class Placement:
    """A dish in one cell of a slot, or a single dish in its first and second."""

    place: tuple
    cells: tuple
    dish: str

    @property
    def size(self):
        return len(self.cells)


@dataclass
class OpenSlot:
    place: tuple
    slot: Slot
    # The course of each cell; `None` takes what a meal without courses takes.
    courses: list
    # What each cell wishes, by its index.
    cell_wishes: dict
    placements: list = field(default_factory=list)
    # The tags and dishes of which the slot bears each, if a dish is put into it.
    required: list = field(default_factory=list)
    dropped: list = field(default_factory=list)


class Bearings:
    """Which places bear a tag or dish, and at which of them it is eaten anew."""

    def __init__(self, household, slots):
        self.household = household
        self.places = defaultdict(dict)
        for place, slot in slots.items():
            self.add_slot(place, slot)

    def add_slot(self, place, slot):
        for item in slot.items:
            if item.kind in ("dish", "leftovers"):
                self.add(place, item.id, is_fresh=item.kind == "dish")
        for tag in slot.tags if slot.is_away else ():
            self.places["tag", tag][place] = True

    def add(self, place, dish, is_fresh=True):
        for bearer in bearers_of(self.household, dish):
            self.places[bearer][place] = is_fresh or self.places[bearer].get(place, False)

    def of(self, bearer):
        return self.places.get(bearer, {})

    def fresh(self, bearer):
        return [place for place, is_fresh in self.of(bearer).items() if is_fresh]

    def in_week(self, bearer, week):
        return [place for place in self.of(bearer) if week_of(place.day) == week]


def bearers_of(household, dish):
    return [("tag", tag) for tag in dict.fromkeys(household.tags_of(dish))] + [("dish", dish)]


class Instance:
    """One request to a household.

    `relaxed` maps the id of a rule to another limit, or to `None` where the rule is dropped. Which
    wishes and claims are kept is decided under the household's own rules all the same.
    """

    def __init__(self, household, request, relaxed=None):
        self.household, self.request = household, request
        self.safety = Safety(household)
        self.nutrition = Nutrition(household)
        self.rules = self.read_rules()
        self.before = slots_before(
            household, request, self.safety.harms, lambda slots: breaches(household, self.rules, slots)
        )
        self.horizon = request.horizon()
        self.standing = Bearings(household, self.before)
        self.minutes_overrides = {}
        self.slots = [self.open_slot(place) for place in self.open_places()]
        for slot in self.slots:
            self.keep_requirements(slot)
        if relaxed:
            self.relax(relaxed)
        for slot in self.slots:
            slot.placements = self.placements(slot)

    @property
    def cell_count(self):
        return sum(len(slot.courses) for slot in self.slots)

    # Rules

    def read_rules(self):
        rules = {("tag", id): tag.get("rules", {}) for id, tag in self.household.tags.items()}
        rules.update({("dish", id): dish.get("rules", {}) for id, dish in self.household.dishes.items()})
        return {bearer: dict(those) for bearer, those in rules.items() if those}

    def is_archived(self, bearer):
        kind, id = bearer
        return kind == "dish" and self.household.dishes[id].get("archived", False)

    def rule_ids(self):
        """Every rule whose absence could let more slots be filled."""
        ids = [
            f"{kind}:{id}.{rule}"
            for (kind, id), rules in self.rules.items()
            for rule in rules
            if rule not in ("minPerWeek", "fixed")
        ]
        ids += [f"meal:{meal}.maxMinutes" for meal, about in self.household.meals.items() if "maxMinutes" in about]
        for slot in self.slots:
            ids += [requirement_id(slot, requirement) for requirement in slot.required]
            ids += [requirement_id(slot, ("tag", tag)) for tag in slot.cell_wishes.values()]
        return list(dict.fromkeys(ids))

    def relax(self, relaxed):
        for id, limit in relaxed.items():
            if "@" in id:
                self.drop_requirement(id)
                continue
            owner, rule = id.rsplit(".", 1)
            kind, name = owner.split(":", 1)
            if kind == "meal":
                self.minutes_overrides[name] = limit
            elif limit is None:
                self.rules[kind, name].pop(rule, None)
            else:
                self.rules[kind, name][rule] = limit

    def drop_requirement(self, id):
        for slot in self.slots:
            slot.required = [one for one in slot.required if requirement_id(slot, one) != id]
            slot.cell_wishes = {
                cell: tag for cell, tag in slot.cell_wishes.items() if requirement_id(slot, ("tag", tag)) != id
            }

    # Slots and cells

    def open_places(self):
        household, request, horizon = self.household, self.request, set(self.horizon)
        planned = {
            place
            for week_day in self.horizon
            for place in self.places_of_day(week_day)
            if household.plans_meal(place)
        }
        # At a meal that isn't planned a gap has to be written; an empty slot there means nothing.
        written = {place for place, slot in self.before.items() if place.day in horizon and slot.has_gap}
        return in_order(
            place
            for place in planned | written
            if request.covers(place) and not self.slot(place).locked and self.has_gap(self.slot(place))
        )

    def places_of_day(self, day):
        return [Place(day, meal) for meal in self.household.meals]

    def slot(self, place):
        return self.before.get(place, Slot())

    @staticmethod
    def has_gap(slot):
        return slot.has_gap or not slot.items and not slot.is_away

    def open_slot(self, place):
        slot = self.slot(place)
        courses = self.household.courses(place.meal)
        if len(slot.items) > 1 or slot.eaten:
            return self.partly_open(place, slot, courses)
        return OpenSlot(place, slot, list(courses) or [None], {})

    def partly_open(self, place, slot, courses):
        taken = set()
        for dish in slot.eaten:
            course = self.household.course_of(dish)
            taken |= {"first", "second", "single"} if course == "single" else {course}
        left = [course for course in courses if course not in taken]
        gaps = [item for item in slot.items if item.kind in ("open", "wish")]
        cells = [left[index] if index < len(left) else None for index in range(len(gaps))]
        wishes = {index: item.id for index, item in enumerate(gaps) if item.kind == "wish"}
        return OpenSlot(place, slot, cells, wishes)

    # Candidates

    def placements(self, slot, with_wishes=True):
        result = []
        for dish in self.candidates(slot):
            for cells in self.cells_for(slot, dish):
                wishes = [slot.cell_wishes[cell] for cell in cells if cell in slot.cell_wishes]
                if not with_wishes or set(wishes) <= set(self.household.tags_of(dish)):
                    result.append(Placement(slot.place, cells, dish))
        return result

    def candidates(self, slot):
        diners = self.household.diners(slot.place, slot.slot)
        limit = self.minutes_limit(slot.place)
        for id, dish in self.household.dishes.items():
            minutes = self.household.minutes_of(id)
            is_quick = limit is None or minutes is None or minutes <= limit
            if not is_quick or dish.get("archived") or id in slot.slot.eaten:
                continue
            if all(self.safety.may_be_placed(id, one) for one in diners):
                yield id

    def minutes_limit(self, place):
        if place.meal in self.minutes_overrides:
            return self.minutes_overrides[place.meal]
        return by_days(self.household.meals.get(place.meal, {}).get("maxMinutes"), weekday_of(place.day))

    def cells_for(self, slot, dish):
        course = self.household.course_of(dish)
        cells = [
            (index,)
            for index, wanted in enumerate(slot.courses)
            if wanted == course or wanted is None and course in MAIN_COURSES
        ]
        if course == "single" and {"first", "second"} <= set(slot.courses):
            cells.append((slot.courses.index("first"), slot.courses.index("second")))
        return cells

    # Requirements

    def keep_requirements(self, slot):
        """Keeps what some dish that fits there alone can meet; the rest is dropped."""
        fitting = [
            placement
            for placement in self.placements(slot, with_wishes=False)
            if self.fits_alone(placement)
        ]
        takes_one = len(slot.courses) == 1
        demanded, kept = [], {}

        def can_meet(bearer, cell=None):
            """By one dish, beside what is demanded of it and wished in the cells it takes."""
            return any(
                {bearer, *(demanded if takes_one else ()), *(kept[one] for one in placement.cells if one in kept)}
                <= set(bearers_of(self.household, placement.dish))
                for placement in fitting
                if cell is None or cell in placement.cells
            )

        for cell, tag in sorted(slot.cell_wishes.items()):
            if can_meet(("tag", tag), cell):
                kept[cell] = ("tag", tag)
            else:
                del slot.cell_wishes[cell]
                slot.dropped.append(("tag", tag))
        for bearer in self.claims_on(slot):
            if self.is_met_already(slot, bearer):
                continue
            if can_meet(bearer):
                demanded.append(bearer)
                slot.required.append(bearer)
            else:
                slot.dropped.append(bearer)

    def claims_on(self, slot):
        """The lone wish, then what is fixed there, tags before dishes."""
        lone = [("tag", item.id) for item in slot.slot.items if item.kind == "wish"] if len(slot.slot.items) == 1 else []
        fixed = [
            bearer
            for bearer, rules in self.rules.items()
            if fixes(rules, slot.place) and self.household.plans_meal(slot.place) and not self.is_archived(bearer)
        ]
        order = {"tag": 0, "dish": 1}
        return list(dict.fromkeys(lone + sorted(fixed, key=lambda bearer: (order[bearer[0]], bearer[1]))))

    def is_met_already(self, slot, bearer):
        return slot.place in self.standing.of(bearer)

    def fits_alone(self, placement):
        return not any(
            self.clashes(self.standing, bearer, placement.place)
            for bearer in bearers_of(self.household, placement.dish)
        )

    def clashes(self, bearings, bearer, place):
        """Whether one more fresh bearing at a place breaks a rule among what stands."""
        rules = self.rules.get(bearer)
        if not rules:
            return False
        meals = rules.get("mealTypeRestriction")
        if meals is not None and place.meal not in ([meals] if isinstance(meals, str) else meals):
            return True
        if "months" in rules and date.fromordinal(place.day).month not in rules["months"]:
            return True
        at = bearings.of(bearer)
        week = week_of(place.day)
        if "maxPerWeek" in rules and place not in at:
            if len(bearings.in_week(bearer, week)) >= rules["maxPerWeek"]:
                return True
        return not at.get(place, False) and any(
            self.clash_in_time(rules, place, other) for other in bearings.fresh(bearer)
        )

    @staticmethod
    def clash_in_time(rules, place, other):
        """Whether two different slots may not both bear it anew."""
        apart = abs(place.day - other.day)
        running = rules.get("noConsecutive", False)
        return (
            apart == 1 and (running == "day" or running is True and place.meal == other.meal)
            or apart == 0 and rules.get("noDuplicateInDay", False)
            or apart < rules.get("minDaysBetween", 0)
        )


def fixes(rules, place):
    return key_of(place) in rules.get("fixed", [])


def requirement_id(slot, bearer):
    """A wish or claim on a slot as a conflict names it."""
    day = date.fromordinal(slot.place.day).isoformat()
    return f"{bearer[0]}:{bearer[1]}@{day}.{slot.place.meal}"
