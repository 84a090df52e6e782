public import MealModel
