"""Who eats in a random household: limits, guests, foods that say what they contain, targets."""

FOODS = {
    "bread": {"contains": ["gluten"], "traces": ["sesame"]},
    "rice": {"contains": [], "traces": []},
    "rice-noodles": {"contains": [], "traces": ["gluten"]},
    "cheese": {"contains": ["milk"], "traces": []},
    "tofu": {"contains": ["soybeans"], "traces": []},
    "ham": {"contains": ["pork"], "traces": []},
    "beef": {"contains": ["meat"]},
    "hake": {"contains": ["fish"], "traces": ["crustaceans"]},
    "walnut": {"contains": ["nuts"], "traces": []},
    "egg": {"contains": ["eggs"], "traces": []},
    "tomato": {"contains": [], "traces": []},
    "stock": {},
}
# A food without a file.
UNKNOWN = "laurel"
LIMITS = [
    {"diets": ["vegetarian"]},
    {"diets": ["vegan"]},
    {"diets": ["pescatarian"]},
    {"diets": ["glutenFree"], "strict": True},
    {"diets": ["dairyFree"], "allergies": ["nuts"]},
    {"allergies": ["walnut"]},
    {"allergies": ["pork"]},
    {"allergies": ["eggs", "fish"], "strict": True},
    {"diets": ["lowCarb"]},
]
INSTEAD = {"bread": {"gluten": "rice"}, "cheese": {"milk": "tofu"}, "ham": {"meat": "tofu"}, "walnut": {"nuts": "tomato"}}


class Table:
    def __init__(self, files, chance, features):
        self.files, self.chance, self.features = files, chance, features

    def lay(self, calendar):
        self.add_people()
        if any(self.limit_of(person) for person in self.files.people.values()):
            self.files.foods = {id: {"name": id.capitalize(), **about} for id, about in FOODS.items()}
            for dish in self.files.dishes.values():
                self.add_contents(dish)
            self.add_other_dishes()
        if self.chance.random() < self.features:
            self.add_nutrition()
        self.seat(calendar)

    @staticmethod
    def limit_of(person):
        return person.get("diets") or person.get("allergies")

    def add_people(self):
        names = ["ana", "marcos", "nora", "luis"][: self.chance.randint(1, 4)]
        for name in names:
            self.files.people[name] = {"name": name.capitalize()}
            if self.chance.random() < self.features * 0.6:
                self.files.people[name] |= self.chance.choice(LIMITS)
            if self.chance.random() < 0.3:
                self.files.people[name]["portion"] = self.chance.choice([0.5, 0.7, 1.2])
        self.files.people["rosa"] = {"name": "Rosa", "guest": True, "allergies": ["gluten"], "strict": True}

    def add_contents(self, dish):
        draw = self.chance.random()
        if draw < 0.15:
            dish["contains"] = self.chance.choice([[], [], ["milk"], ["gluten"], ["fish"]])
            if self.chance.random() < 0.5:
                dish["traces"] = []
        if draw > 0.1:
            usual = ["rice", "tomato", "tofu", "rice", "tomato"]
            foods = self.chance.sample([*FOODS, *usual, UNKNOWN], self.chance.randint(1, 3))
            dish["ingredients"] = {food: self.ingredient(food) for food in foods}

    def ingredient(self, food):
        if food in INSTEAD and self.chance.random() < 0.4:
            return {"amount": "100 g", "instead": INSTEAD[food]}
        return self.chance.choice(["100 g", 2, "2 cda"])

    def add_other_dishes(self):
        """Some dishes have another that people get instead, or another dish in them."""
        ids = list(self.files.dishes)
        for id in ids:
            if self.chance.random() < 0.12:
                word = self.chance.choice(["gluten", "milk", "meat", "fish", "nuts"])
                self.files.dishes[id]["instead"] = {word: self.chance.choice(ids)}
        # Only of later ones, so that no dish is in itself.
        for index, id in enumerate(ids[:-1]):
            if self.chance.random() < 0.04:
                part = self.chance.choice(ids[index + 1 :])
                self.files.dishes[id].setdefault("ingredients", {})[part] = {"servings": 1}

    def add_nutrition(self):
        """Dishes state theirs, most of them all of it; one or two people have targets."""
        for dish in self.files.dishes.values():
            if self.chance.random() < 0.9:
                grams = {name: self.chance.randrange(low, high) for name, low, high in
                         [("protein", 5, 60), ("carbohydrates", 10, 110), ("fat", 5, 40)]}
                kcal = 4 * grams["protein"] + 4 * grams["carbohydrates"] + 9 * grams["fat"]
                dish["nutrition"] = {"kcal": kcal, **grams}
                if self.chance.random() < 0.05:
                    del dish["nutrition"]["fat"]
                if self.chance.random() < 0.1:
                    dish["nutrition"]["protein"] += 0.5
        usual = [name for name, about in self.files.people.items() if not about.get("guest")]
        for person in usual[: self.chance.randint(1, 2)]:
            kcal = self.chance.choice([1700, 2000, 2350, 2601])
            self.files.people[person]["objective"] = "keep"
            self.files.objectives[person, "keep"] = {
                "type": "maintenance",
                "targets": {"kcal": kcal, "protein": round(kcal / 22), "carbohydrates": round(kcal / 9), "fat": round(kcal / 28)},
            }

    def seat(self, calendar):
        for meal in calendar.meals.values():
            if self.chance.random() < self.features * 0.5:
                some = self.chance.sample(list(self.files.people), self.chance.randint(1, len(self.files.people)))
                meal["people"] = self.chance.choice([sorted(some), {"monday-friday": sorted(some)}])
