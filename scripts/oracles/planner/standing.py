"""What already stands in a random household: history, slots by hand, wishes, later weeks."""

from reading import DAYS, MEALS, days_of, key_of, week_of


class Standing:
    def __init__(self, files, chance, kind, name, calendar):
        self.files, self.chance, self.calendar = files, chance, calendar
        self.features = kind.features
        self.is_tiny = name == "tiny"
        self.dishes = list(files.dishes)
        self.places = {key_of(place): place for place in calendar.places}

    def lay(self, refills):
        self.refills = refills
        if refills or self.chance.random() < self.features:
            self.add_template()
        first = days_of(self.calendar.weeks[0])[0]
        for back in range(1, 1 + self.chance.choice([0, 1, 2, 3] if not self.is_tiny else [0, 1])):
            self.files.plans[week_of(first - 7 * back)] = self.past_week()
        last = days_of(self.calendar.weeks[-1])[0]
        if self.chance.random() < self.features:
            self.files.plans[week_of(last + 7)] = self.past_week(share=0.3)
        for week in self.calendar.weeks:
            if refills or self.chance.random() < 0.6:
                self.files.plans[week] = self.week_by_hand(week)

    def add_template(self):
        self.files.settings["template"] = "usual"
        slots = {}
        for key in self.places:
            draw = self.chance.random()
            if draw < self.features * 0.5:
                slots[key] = {"tag": self.chance.choice(list(self.files.tags))}
            elif draw < self.features * 0.6:
                slots[key] = self.chance.choice(self.dishes)
        self.files.templates["usual"] = {"name": "Usual", **slots}

    def past_week(self, share=0.85):
        dishes = self.chance.sample(self.dishes, min(len(self.dishes), 20))
        return {
            key: self.chance.choice(dishes) if self.chance.random() < share else None
            for key in self.ordered(self.places)
        }

    def week_by_hand(self, week):
        """Past days are mostly full; of the others some slots are set, wished for or locked."""
        plan = {}
        set_by_hand = self.chance.choice([0, 0.5, 1]) * self.features
        for place in self.calendar.places:
            if week_of(place.day) != week:
                continue
            is_past = place.day < self.calendar.today
            draw = self.chance.random()
            if draw < (0.85 if is_past else set_by_hand):
                plan[key_of(place)] = self.something(place)
            elif draw < set_by_hand + self.features * 0.15:
                plan[key_of(place)] = self.an_open_slot(place)
            elif self.chance.random() < 0.8:
                plan[key_of(place)] = None
        if self.chance.random() < self.features * 0.3:
            self.add_unplanned(plan)
        return {key: plan[key] for key in self.ordered(plan)}

    def something(self, place):
        dish = self.chance.choice(self.dishes)
        draw = self.chance.random()
        if draw < 0.08:
            return {"leftovers": dish}
        if draw < 0.16 and not self.refills:
            return {"note": "Out", "tags": [self.chance.choice(list(self.files.tags))]}
        if draw < 0.22:
            return {"dish": dish, "locked": True}
        if draw < 0.5 and self.gaps_left(place, dish):
            return self.chance.choice(self.partial_lists(place, dish))
        if draw < 0.55:
            return {"dish": dish, "guests": 2}
        return dish

    def gaps_left(self, place, dish):
        """The courses that a slot still lacks beside a dish."""
        course = self.files.dishes[dish].get("course", "single")
        taken = ["first", "second", "single"] if course == "single" else [course]
        courses = self.calendar.meals[place.meal].get("courses", [])
        return [one for one in courses if one not in taken]

    def partial_lists(self, place, dish):
        tag = self.chance.choice(list(self.files.tags))
        lists = [[dish, None], [None, dish], [dish, {"tag": tag}], [{"leftovers": dish}, None]]
        if len(self.gaps_left(place, dish)) > 1:
            lists += [[dish, None, None], [None, dish, {"tag": tag}]]
        return lists

    def an_open_slot(self, place):
        tag = self.chance.choice(list(self.files.tags))
        shapes = [
            {"tag": tag},
            {"tag": tag},
            {"with": ["rosa"]},
            {"tag": tag, "without": [self.chance.choice(list(self.files.people))]},
            {"guests": 1},
            {"locked": True},
        ]
        if "courses" in self.calendar.meals[place.meal]:
            shapes += [[{"tag": tag}, None], [None, {"tag": tag}], [None, None]]
        return self.chance.choice(shapes)

    def add_unplanned(self, plan):
        """A meal that the settings don't plan, set by hand or wished for."""
        key = f"{self.chance.choice(DAYS)}.afternoonSnack"
        tag = self.chance.choice(list(self.files.tags))
        plan[key] = self.chance.choice([self.chance.choice(self.dishes), {"tag": tag}, None])

    @staticmethod
    def ordered(keys):
        def position(key):
            day, meal = key.split(".")
            return DAYS.index(day), MEALS.index(meal)

        return sorted(keys, key=position)
