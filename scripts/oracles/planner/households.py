"""Random households from a seed, of kinds that are easy, exactly full, over-full, large or tiny.

The same kind and seed give the same files.

    households.py KIND SEED FOLDER     writes one, with its request beside it
"""

import json
import pathlib
import random
import sys
from dataclasses import dataclass

from calendars import Calendar, tiny_calendar
from files import Files
from reading import Request, key_of
from standing import Standing
from tables import Table
from tagging import Families, Mixture, dish_rules


@dataclass(frozen=True)
class Kind:
    # The number of dishes, drawn so that each power of two is as likely.
    dishes: tuple
    # How many more slots of a week the limits allow than there are.
    slack: tuple
    weeks: tuple = (1, 1, 1, 2, 3, 4, 5)
    # How likely each of the features is.
    features: float = 0.35
    # How likely the first week is asked for as a whole, and not from one of its days on.
    whole: float = 0.6


KINDS = {
    "easy": Kind((30, 400), slack=(3, 8)),
    "full": Kind((30, 400), slack=(0, 0), features=0.2, whole=0.95),
    "over": Kind((30, 400), slack=(-1, -1), features=0.2, whole=0.95),
    "history": Kind((30, 200), slack=(0, 1), weeks=(1, 2, 3), features=0.6),
    "month": Kind((60, 300), slack=(0, 1), weeks=(5,), features=0.2),
    "large": Kind((1000, 5000), slack=(0, 1), weeks=(1, 2, 3), features=0.2, whole=0.9),
    "small": Kind((12, 40), slack=(-1, 1), weeks=(1,), features=0.4),
    "tiny": Kind((3, 6), slack=(0, 0), weeks=(1, 1, 2), features=0.45),
    "conflict": Kind((8, 40), slack=(-1, 0), weeks=(1, 1, 2), features=0.3, whole=1),
}


def make(kind, seed):
    """The files of a household and what is asked of it."""
    return Maker(KINDS[kind], kind, random.Random(f"{kind} {seed}")).make()


class Maker:
    def __init__(self, kind, name, chance):
        self.kind, self.name, self.chance = kind, name, chance
        self.files = Files()

    def make(self):
        calendar = (tiny_calendar if self.name == "tiny" else Calendar.drawn)(self.chance, self.kind, self.name)
        self.files.settings = {
            "format": 1,
            "language": "en",
            "timeZone": "Europe/Madrid",
            "meals": calendar.meals,
        }
        self.make_dishes(calendar)
        Table(self.files, self.chance, self.kind.features).lay(calendar)
        request = Request(tuple(calendar.weeks), calendar.today, *self.drawn_options(calendar))
        Standing(self.files, self.chance, self.kind, self.name, calendar).lay(refills=request.refill)
        self.add_claims(calendar)
        return self.files, request

    def drawn_options(self, calendar):
        draw = self.chance.random()
        only = (self.chance.choice(list(calendar.meals)),) if draw < 0.12 * self.kind.features * 2 else ()
        refill = draw > 1 - 0.1 * self.kind.features * 2
        return only, refill

    def make_dishes(self, calendar):
        low, high = self.kind.dishes
        count = round(low * (high / low) ** self.chance.random())
        courses = sorted({course for meal in calendar.meals.values() for course in meal.get("courses", [])})
        tagging = self.chance.choice([Families, Mixture])(self.chance, self.kind, calendar)
        self.files.tags = tagging.tags()
        for number in range(1, count + 1):
            id = f"dish-{number:04}"
            dish = {"name": f"Dish {number}", "tags": tagging.tags_of_dish()}
            self.add_course(dish, courses)
            if dish.get("course") in ("side", "dessert") and self.chance.random() < 0.85:
                dish["tags"] = ["plain"]
            self.add_time(dish)
            rules = dish_rules(self.chance, calendar) if self.chance.random() < 0.3 * self.kind.features else {}
            if rules:
                dish["rules"] = rules
            if self.chance.random() < 0.05:
                dish["archived"] = True
            self.files.dishes[id] = dish

    def add_course(self, dish, courses):
        if not courses:
            if self.chance.random() < 0.15:
                dish["course"] = self.chance.choice(["first", "second", "side", "dessert"])
        elif self.chance.random() < 0.8:
            dish["course"] = self.chance.choice(courses)

    def add_time(self, dish):
        draw = self.chance.random()
        if draw < 0.35:
            dish["minutes"] = self.chance.choice([10, 15, 20, 30, 35, 40, 60, 90])
        elif draw < 0.6:
            dish["minutes"] = {"prep": self.chance.choice([5, 10, 20]), "cook": self.chance.choice([5, 15, 25, 60])}

    def add_claims(self, calendar):
        """Fixed slots, at least so many a week."""
        chance, features = self.chance, self.kind.features
        keys = sorted({key_of(place) for place in calendar.places})
        living = [id for id, dish in self.files.dishes.items() if not dish.get("archived")]
        records = [(self.files.tags, list(self.files.tags)), (self.files.dishes, living)]
        for records, ids in records:
            for _ in range(3):
                if ids and chance.random() < features * 0.6:
                    rules = records[chance.choice(ids)].setdefault("rules", {})
                    rules["minPerWeek"] = chance.choice([1, 1, 2, 3])
            if ids and chance.random() < features * 0.6:
                rules = records[chance.choice(ids)].setdefault("rules", {})
                rules["fixed"] = sorted(chance.sample(keys, min(len(keys), chance.choice([1, 1, 2]))))


def write(kind, seed, folder):
    """Writes a household to FOLDER/household and its request to FOLDER/request.json."""
    files, request = make(kind, seed)
    folder = pathlib.Path(folder)
    files.write(folder / "household")
    (folder / "request.json").write_text(json.dumps(request.document()) + "\n", "utf-8")
    return folder / "household", request


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    print(*write(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
