"""The tags of a random household, their rules, and how dishes bear them."""

from datetime import date

MEALS_OF_RESTRICTIONS = ["lunch", "dinner", ["lunch", "dinner"], ["breakfast", "lunch"]]


def drawn_slack(chance, kind, calendar):
    """How many more slots of a week the limits allow than there are."""
    slack = chance.randint(*kind.slack)
    if slack >= 0:
        return slack
    # All weeks together lack at most eleven.
    most = min(calendar.slots_a_week - 1, 11 // len(calendar.weeks), 5)
    return -chance.randint(1, max(1, most))


def drawn_parts(chance, total, count):
    """A number as the sum of so many, each at least one."""
    count = min(count, total)
    cuts = sorted(chance.sample(range(1, total), count - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, total])]


class Families:
    """Every dish is of one family, and the families' limits add up to about a week's slots."""

    def __init__(self, chance, kind, calendar):
        self.chance, self.kind, self.calendar = chance, kind, calendar
        slack = drawn_slack(chance, kind, calendar)
        self.limits = drawn_parts(chance, max(1, calendar.slots_a_week + slack), chance.randint(3, 8))

    def tags(self):
        tags = {f"family-{number}": self.family(limit) for number, limit in enumerate(self.limits)}
        return tags | extra_tags(self.chance, self.calendar)

    def family(self, limit):
        rules = {"maxPerWeek": limit}
        if limit <= 3 and self.chance.random() < 0.4:
            rules["noConsecutive"] = self.chance.choice([True, True, "day"]) if limit <= 2 else True
        if limit <= 6 and self.chance.random() < 0.3:
            rules["noDuplicateInDay"] = True
        if limit <= 2 and self.chance.random() < 0.1:
            rules["minDaysBetween"] = self.chance.choice([2, 3])
        return {"name": f"Family of {limit}", "rules": rules}

    def tags_of_dish(self):
        family = f"family-{self.chance.randrange(len(self.limits))}"
        return sorted([family, *drawn_extras(self.chance, self.kind.features)])


class Mixture:
    """Every dish bears one to three of many tags, each with a limit of its own."""

    def __init__(self, chance, kind, calendar):
        self.chance, self.kind, self.calendar = chance, kind, calendar
        # How many tags a dish bears beside its first.
        self.more = chance.choice([0, 0.3, 0.6])
        total = max(1, calendar.slots_a_week + drawn_slack(chance, kind, calendar))
        self.limits = drawn_parts(chance, total, chance.randint(5, 10))

    def tags(self):
        tags = {f"tag-{number}": self.tag(limit) for number, limit in enumerate(self.limits)}
        return tags | extra_tags(self.chance, self.calendar)

    def tag(self, limit):
        rules = {"maxPerWeek": limit}
        if limit <= 3 and self.chance.random() < 0.35:
            rules["noConsecutive"] = self.chance.choice([True, True, True, "day"])
        if limit <= 6 and self.chance.random() < 0.35:
            rules["noDuplicateInDay"] = True
        if limit <= 2 and self.chance.random() < 0.1:
            rules["minDaysBetween"] = self.chance.choice([1, 2, 3])
        return {"name": f"Tag of {limit}", "rules": rules}

    def tags_of_dish(self):
        count = 1 + sum(self.chance.random() < self.more / 2 for _ in range(2))
        tags = self.chance.sample(range(len(self.limits)), min(count, len(self.limits)))
        return sorted([*(f"tag-{number}" for number in tags), *drawn_extras(self.chance, self.kind.features)])


def extra_tags(chance, calendar):
    """Tags that any dish may bear besides: for one meal, for a season, for nothing."""
    month = date.fromordinal(calendar.today).month
    around = sorted({(month + step - 1) % 12 + 1 for step in (-1, 0, 1)})
    season = chance.choice([around, [month], [month % 12 + 1], [(month + 5) % 12 + 1]])
    return {
        "one-meal": {"name": "One meal", "rules": {"mealTypeRestriction": chance.choice(MEALS_OF_RESTRICTIONS)}},
        "season": {"name": "Season", "rules": {"months": sorted(season)}},
        "plain": {"name": "Plain"},
    }


def drawn_extras(chance, features):
    extras = ["plain"] if chance.random() < 0.3 else []
    draw = chance.random()
    if draw < 0.25 * features:
        extras.append("one-meal")
    elif draw < 0.45 * features:
        extras.append("season")
    return extras


def dish_rules(chance, calendar):
    month = date.fromordinal(calendar.today).month
    choices = [
        {"maxPerWeek": chance.choice([0, 1, 1, 2])},
        {"minDaysBetween": chance.choice([1, 3, 7, 10, 21])},
        {"noConsecutive": chance.choice([True, "day", False])},
        {"noDuplicateInDay": True},
        {"mealTypeRestriction": chance.choice(MEALS_OF_RESTRICTIONS)},
        {"months": sorted({month, month % 12 + 1})},
        {"maxPerWeek": 2, "minDaysBetween": 2},
    ]
    return chance.choice(choices)
