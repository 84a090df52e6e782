"""A household's folder as plain values: what its files say, before any rule looks at them."""

import json
import pathlib
from collections import namedtuple
from dataclasses import dataclass, field, replace
from datetime import date
from functools import lru_cache

MEALS = ["breakfast", "morningSnack", "lunch", "afternoonSnack", "dinner", "preWorkout", "postWorkout"]
DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
SHARES = dict(zip(MEALS, [20, 5, 35, 10, 30, 5, 5]))

# A day is its ordinal, so that neighbours differ by one.
Place = namedtuple("Place", "day meal")
# Kind is "dish", "leftovers", "wish" or "open"; the id is the dish's or the tag's.
Item = namedtuple("Item", "kind id")
OPEN = Item("open", None)


@lru_cache(maxsize=None)
def week_of(day):
    year, week, _ = date.fromordinal(day).isocalendar()
    return f"{year}-W{week:02}"


@lru_cache(maxsize=None)
def days_of(week):
    year, number = week.split("-W")
    monday = date.fromisocalendar(int(year), int(number), 1).toordinal()
    return list(range(monday, monday + 7))


def weekday_of(day):
    return DAYS[date.fromordinal(day).weekday()]


def in_order(places):
    return sorted(places, key=lambda place: (place.day, MEALS.index(place.meal)))


def key_of(place):
    """The slot's key in its week's file."""
    return f"{weekday_of(place.day)}.{place.meal}"


def address_of(place):
    return f"{week_of(place.day)}.{key_of(place)}"


@dataclass(frozen=True)
class Slot:
    items: tuple = ()
    note: str | None = None
    tags: tuple = ()
    added: tuple = ()
    missing: tuple = ()
    guests: int | None = None
    servings: float | None = None
    locked: bool = False
    allow: tuple = ()

    @property
    def cooked(self):
        return [item.id for item in self.items if item.kind == "dish"]

    @property
    def eaten(self):
        return [item.id for item in self.items if item.kind in ("dish", "leftovers")]

    @property
    def is_away(self):
        """A meal out: a note, and nothing to eat or to wish for."""
        return self.note is not None and not self.items

    @property
    def is_empty(self):
        return not self.eaten and not self.is_away

    @property
    def has_gap(self):
        return any(item.kind in ("open", "wish") for item in self.items)


def read_item(value):
    if value is None:
        return OPEN
    if isinstance(value, str):
        return Item("dish", value)
    return Item("leftovers", value["leftovers"]) if "leftovers" in value else Item("wish", value["tag"])


def read_slot(value):
    details = value if isinstance(value, dict) else {}
    content = value
    if isinstance(value, dict):
        content = next((value[key] for key in ("dish", "dishes") if key in value), None)
        if "leftovers" in value or "tag" in value:
            content = value
    written = content if isinstance(content, list) else [] if content is None else [content]
    items = tuple(read_item(item) for item in written)
    return Slot(
        items=items,
        note=details.get("note"),
        tags=tuple(details.get("tags", [])),
        added=tuple(details.get("with", [])),
        missing=tuple(details.get("without", [])),
        guests=details.get("guests"),
        servings=details.get("servings"),
        locked=details.get("locked", False),
        allow=tuple(details.get("allow", [])),
    )


def read_slots(document):
    """A plan's or template's slots by weekday and meal."""
    return {key: read_slot(value) for key, value in document.items() if "." in key}


def weekdays(pattern):
    """The weekdays that a name, a range or a list of them means."""
    if isinstance(pattern, list):
        return {day for part in pattern for day in weekdays(part)}
    if pattern in DAYS:
        return {pattern}
    first, last = (DAYS.index(name) for name in pattern.split("-"))
    count = (last - first) % 7 + 1
    return {DAYS[(first + step) % 7] for step in range(count)}


def by_days(value, weekday):
    """What a value that may go by days says of one."""
    if not isinstance(value, dict):
        return value
    return next((part for pattern, part in value.items() if weekday in weekdays(pattern)), None)


@dataclass
class Household:
    settings: dict
    tags: dict
    dishes: dict
    foods: dict
    people: dict
    objectives: dict
    templates: dict
    plans: dict = field(default_factory=dict)

    @property
    def meals(self):
        meals = self.settings.get("meals", {"lunch": {}, "dinner": {}})
        return {meal: meals[meal] for meal in MEALS if meal in meals}

    def plans_meal(self, place):
        meal = self.meals.get(place.meal)
        return meal is not None and ("days" not in meal or weekday_of(place.day) in weekdays(meal["days"]))

    def courses(self, meal):
        return self.meals.get(meal, {}).get("courses", [])

    def diners(self, place, slot):
        seated = by_days(self.meals.get(place.meal, {}).get("people"), weekday_of(place.day))
        if seated is None:
            seated = [id for id, person in self.people.items() if not person.get("guest")]
        return sorted(((set(seated) | set(slot.added)) - set(slot.missing)) & set(self.people))

    def tags_of(self, dish):
        return self.dishes.get(dish, {}).get("tags", [])

    def course_of(self, dish):
        return self.dishes.get(dish, {}).get("course", "single")

    def minutes_of(self, dish):
        minutes = self.dishes[dish].get("minutes")
        return sum(minutes.values()) if isinstance(minutes, dict) else minutes


@dataclass(frozen=True)
class Request:
    weeks: tuple
    today: int
    only: tuple = ()
    refill: bool = False
    seed: int | None = None

    def horizon(self):
        return [day for week in self.weeks for day in days_of(week) if day >= self.today]

    def covers(self, place):
        return not self.only or place.meal in self.only

    def arguments(self):
        """As the engine's command line."""
        words = ["--weeks", ",".join(self.weeks), "--today", date.fromordinal(self.today).isoformat()]
        words += ["--only", ",".join(self.only)] if self.only else []
        words += ["--refill"] if self.refill else []
        words += ["--seed", str(self.seed)] if self.seed is not None else []
        return words

    def document(self):
        return {
            "weeks": list(self.weeks),
            "today": date.fromordinal(self.today).isoformat(),
            "only": list(self.only),
            "refill": self.refill,
            "seed": self.seed,
        }

    @classmethod
    def of(cls, document):
        return cls(
            tuple(document["weeks"]),
            date.fromisoformat(document["today"]).toordinal(),
            tuple(document["only"]),
            document["refill"],
            document["seed"],
        )


def load(path):
    return json.loads(path.read_text("utf-8"))


def read_household(folder):
    folder = pathlib.Path(folder)

    def kind(name):
        return {path.stem: load(path) for path in sorted((folder / name).glob("*.json"))}

    people = {path.parent.name: load(path) for path in sorted(folder.glob("people/*/preferences.json"))}
    household = Household(
        settings=load(folder / "mantel.json"),
        tags=kind("tags"),
        dishes=kind("dishes"),
        foods=kind("foods"),
        people=people,
        objectives={
            (path.parent.parent.name, path.stem): load(path)
            for path in sorted(folder.glob("people/*/objectives/*.json"))
        },
        templates={id: read_slots(value) for id, value in kind("templates").items()},
    )
    for path in sorted(folder.glob("plans/*/*.json")):
        monday = days_of(path.stem)[0]
        household.plans[path.stem] = {
            Place(monday + DAYS.index(key.split(".")[0]), key.split(".")[1]): slot
            for key, slot in read_slots(load(path)).items()
        }
    return household


def slots_before(household, request, harms, breaches):
    """All slots as the planner finds them: new weeks laid, and freed where it refills.

    `harms(place, slot)` says whether someone at the table can't eat what stands there,
    `breaches(slots)` which rules are broken.
    """
    template = household.templates.get(household.settings.get("template"), {})
    slots = {}
    for plan in household.plans.values():
        slots.update(plan)
    for week in request.weeks:
        if week not in household.plans:
            slots.update(laid_week(household, week, template, harms))
    if request.refill:
        horizon = set(request.horizon())
        open_to_it = [
            place
            for place, slot in slots.items()
            if place.day in horizon and request.covers(place) and slot.eaten and not slot.locked
        ]
        back = {place: freed(place, slots[place], template.get(key_of(place), Slot()), harms) for place in open_to_it}
        slots.update({place: without_dishes(slot) for place, slot in back.items()})
        # A template's dish comes back where it breaks nothing beside what came before it.
        for place in in_order(place for place in back if back[place].eaten):
            trial = {**slots, place: back[place]}
            if not breaches(trial) - breaches(slots):
                slots = trial
    return slots


def without_dishes(slot):
    left = tuple(item for item in slot.items if item.kind not in ("dish", "leftovers"))
    return replace(slot, items=() if all(item == OPEN for item in left) else left)


def laid_week(household, week, template, harms):
    places = [Place(day, meal) for day in days_of(week) for meal in household.meals]
    laid = {}
    for place in filter(household.plans_meal, places):
        slot = template.get(key_of(place), Slot())
        laid[place] = Slot() if harms(place, slot) else slot
    return laid


def freed(place, slot, wished, harms):
    wished = replace(slot, items=wished.items)
    return replace(slot, items=()) if harms(place, wished) else wished
