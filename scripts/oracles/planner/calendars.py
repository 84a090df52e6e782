"""Which meals a random household plans, which weeks are asked for, and what day it is."""

from dataclasses import dataclass

from reading import Place, days_of, week_of, weekday_of, weekdays

# Each with how likely it is.
LAYOUTS = [
    (3, {"dinner": {}}),
    (4, {"lunch": {}, "dinner": {}}),
    (2, {"lunch": {"days": "monday-friday"}, "dinner": {}}),
    (2, {"breakfast": {}, "lunch": {}, "dinner": {}}),
    (2, {"lunch": {"courses": ["first", "second"]}, "dinner": {}}),
    (1, {"lunch": {"courses": ["first", "second", "dessert"]}, "dinner": {"courses": ["single", "side"]}}),
]
THREE_MEALS = {"breakfast": {}, "lunch": {}, "dinner": {}}
TINY_LAYOUTS = [
    (3, {"dinner": {"days": "friday-monday"}}),
    (2, {"lunch": {"days": "monday-tuesday"}, "dinner": {"days": ["tuesday", "wednesday"]}}),
    (2, {"lunch": {"days": ["monday", "sunday"], "courses": ["first", "second"]}}),
    (2, {"lunch": {"days": "sunday", "courses": ["first", "second", "dessert"]}, "dinner": {"days": "monday"}}),
    (2, {"breakfast": {"days": "saturday-sunday"}, "lunch": {"days": "sunday"}, "dinner": {"days": "saturday"}}),
]
# Weeks at the borders of years, with and without a week 53, and ordinary ones.
FIRST_WEEKS = ["2026-W06", "2026-W27", "2026-W40", "2026-W52", "2026-W53", "2027-W01", "2020-W52", "2020-W53", "2024-W09"]


@dataclass
class Calendar:
    meals: dict
    weeks: list
    today: int

    @classmethod
    def drawn(cls, chance, kind, name):
        layout = THREE_MEALS if name == "month" else drawn_layout(chance, LAYOUTS)
        meals = {meal: dict(about) for meal, about in layout.items()}
        add_limits(chance, meals, kind.features)
        weeks = drawn_weeks(chance, chance.choice(kind.weeks))
        monday = days_of(weeks[0])[0]
        if name == "month":
            # 31 days of three meals.
            return cls(meals, weeks, monday + 4)
        draw = chance.random()
        if draw > kind.whole:
            return cls(meals, weeks, monday + chance.randrange(1, 6))
        return cls(meals, weeks, monday - chance.choice([0, 0, 0, 1, 5, 9]))

    @property
    def places(self):
        """The places of the weeks that the settings plan."""
        return [
            Place(day, meal)
            for week in self.weeks
            for day in days_of(week)
            for meal, about in self.meals.items()
            if "days" not in about or weekday_of(day) in weekdays(about["days"])
        ]

    @property
    def slots_a_week(self):
        return len(self.places) // len(self.weeks)


def tiny_calendar(chance, kind, name):
    meals = {meal: dict(about) for meal, about in drawn_layout(chance, TINY_LAYOUTS).items()}
    add_limits(chance, meals, kind.features)
    weeks = drawn_weeks(chance, chance.choice(kind.weeks))
    # Of two weeks only the days around their border are left.
    late = 5 if len(weeks) == 2 else chance.choice([0, 0, 1, 4])
    return Calendar(meals, weeks, days_of(weeks[0])[0] + late)


def drawn_layout(chance, layouts):
    return chance.choices([layout for _, layout in layouts], [weight for weight, _ in layouts])[0]


def drawn_weeks(chance, count):
    monday = days_of(chance.choice(FIRST_WEEKS))[0]
    return [week_of(monday + 7 * step) for step in range(count)]


def add_limits(chance, meals, features):
    if "dinner" in meals and chance.random() < features:
        by_days = {"monday-thursday": chance.choice([20, 35])}
        meals["dinner"]["maxMinutes"] = chance.choice([by_days, 35, 60])
    if chance.random() < features:
        chance.choice(list(meals.values()))["share"] = chance.choice([25, 30, 40])


