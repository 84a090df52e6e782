// One import for other programs: `import Mantel` brings the values, the format, the rules and the
// household on disk.

@_exported public import Diagnostics
@_exported public import JSONDocument
@_exported public import MealFormat
@_exported public import MealModel
@_exported public import MealNutrition
@_exported public import MealRules
@_exported public import MealValidation
@_exported public import Wording
