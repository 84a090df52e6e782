"""The best of all plans of a tiny request, found by trying every one of them."""

from dataclasses import dataclass
from itertools import combinations

from checker import Checker, slots_of_plan
from findings import bears, breaches


@dataclass
class Best:
    """The best plan by the levels in their order."""

    filled: int
    shortfall: int
    variety: int
    nutrition: int
    plan: list
    tried: int


def best_plan(instance, limit=2_000_000):
    """Tries all plans; `None` where there are more than the limit to look at."""
    return Enumeration(instance, limit).best()


class Enumeration:
    def __init__(self, instance, limit):
        self.instance, self.limit = instance, limit
        self.checker = Checker(instance)
        self.household = instance.household
        self.standing = breaches(self.household, instance.rules, instance.before)
        self.options = [list(self.ways_to_fill(slot)) for slot in instance.slots]
        self.tried = 0
        self.found = None

    def best(self):
        self.visit(0, [], dict(self.instance.before))
        return self.found if self.tried <= self.limit else None

    @staticmethod
    def ways_to_fill(slot):
        """Every choice of dishes for the cells of one slot."""
        for count in range(len(slot.courses) + 1):
            for chosen in combinations(slot.placements, count):
                cells = [cell for placement in chosen for cell in placement.cells]
                if len(cells) == len(set(cells)):
                    yield list(chosen)

    def visit(self, index, plan, slots):
        self.tried += 1
        if self.tried > self.limit:
            return
        if index == len(self.options):
            self.compare(plan, slots)
            return
        for chosen in self.options[index]:
            if not chosen:
                self.visit(index + 1, plan, slots)
                continue
            after = {**slots, **slots_of_plan(self.instance, chosen)}
            if self.is_allowed(self.instance.slots[index], chosen, after):
                self.visit(index + 1, plan + chosen, after)

    def is_allowed(self, slot, chosen, after):
        if not all(bears(self.household, after[slot.place], one, fresh_only=False) for one in slot.required):
            return False
        dishes = [placement.dish for placement in chosen]
        concerned = {("tag", tag) for dish in dishes for tag in self.household.tags_of(dish)}
        concerned |= {("dish", dish) for dish in dishes}
        return not breaches(self.household, self.instance.rules, after, concerned) - self.standing

    def compare(self, plan, slots):
        filled = sum(placement.size for placement in plan)
        if self.found and filled < self.found.filled:
            return
        checker = self.checker
        rank = (-filled, checker.shortfall(slots), checker.variety(slots))
        if self.found and rank > (-self.found.filled, self.found.shortfall, self.found.variety):
            return
        rank += (checker.nutrition(slots),)
        if self.found is None or rank < (
            -self.found.filled,
            self.found.shortfall,
            self.found.variety,
            self.found.nutrition,
        ):
            self.found = Best(filled, *rank[1:], plan, self.tried)
