"""A greedy: slot by slot, of the dishes that break no rule there, one at random.

A dish weighs 3 while it isn't used yet, 2 once it was used, 1 after that. What nothing fits stays
empty.
"""

import random
from collections import Counter

from model import Bearings, bearers_of


def fill(instance, seed=1):
    """A valid plan, as placements."""
    chance = random.Random(seed)
    bearings = Bearings(instance.household, instance.before)
    used, plan = Counter(), []
    for slot in instance.slots:
        chosen = fill_slot(instance, slot, bearings, used, chance)
        missing = [bearer for bearer in slot.required if slot.place not in bearings.of(bearer)]
        if missing:
            # A slot that can't bear what it must is left as it was.
            bearings = Bearings(instance.household, instance.before)
            for placement in plan:
                bearings.add(placement.place, placement.dish)
            used -= Counter(placement.dish for placement in chosen)
            continue
        plan += chosen
    return plan


def fill_slot(instance, slot, bearings, used, chance):
    chosen, covered = [], set()
    for cell in range(len(slot.courses)):
        if cell in covered:
            continue
        missing = [bearer for bearer in slot.required if slot.place not in bearings.of(bearer)]
        fitting = [
            placement
            for placement in slot.placements
            if cell in placement.cells
            and not covered & set(placement.cells)
            and (len(slot.courses) > 1 or set(missing) <= set(bearers_of(instance.household, placement.dish)))
            and not any(
                instance.clashes(bearings, bearer, placement.place)
                for bearer in bearers_of(instance.household, placement.dish)
            )
        ]
        meeting = [one for one in fitting if set(missing) & set(bearers_of(instance.household, one.dish))]
        fitting = meeting or fitting
        if fitting:
            weights = [max(1, 3 - used[placement.dish]) for placement in fitting]
            placement = chance.choices(fitting, weights)[0]
            chosen.append(placement)
            covered |= set(placement.cells)
            used[placement.dish] += 1
            bearings.add(placement.place, placement.dish)
    return chosen
