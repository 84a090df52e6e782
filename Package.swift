// swift-tools-version: 6.2
import PackageDescription

// Read from top to bottom, this manifest is the map: pure values first, edges last.
// A target may import only what its `dependencies` name; `scripts/check-imports` says so in CI.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]
/// For the pure targets where tests spend their time: optimised in debug builds too.
let quick: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]
/// For the targets that hold C pointers: each unsafe call is marked, so that it can be searched for.
let strictMemory: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "mantel",
  products: [
    .executable(name: "mantel", targets: ["MantelProgram"]),
    .library(name: "Mantel", targets: ["Mantel"]),
  ],
  targets: [
    // MARK: Pure values: no input, output, clock or locale
    .target(name: "Wording", swiftSettings: strict),
    .target(name: "Diagnostics", dependencies: ["Wording"], swiftSettings: strict),
    .target(
      name: "JSONDocument",
      swiftSettings: quick,
      // Rounding a Double is libm's, which a target without Foundation has to name.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "MealModel", dependencies: ["Wording"], swiftSettings: quick),
    .target(
      name: "MealFormat",
      dependencies: ["MealModel", "JSONDocument", "Diagnostics", "Wording"],
      swiftSettings: quick
    ),
    .target(name: "MealNutrition", dependencies: ["MealModel", "Wording"], swiftSettings: quick),
    .target(
      name: "MealRules",
      dependencies: ["MealNutrition", "MealModel", "Diagnostics", "Wording"],
      swiftSettings: quick
    ),
    .target(
      name: "MealValidation",
      dependencies: [
        "MealRules", "MealFormat", "MealModel", "JSONDocument", "Diagnostics", "Wording",
      ],
      swiftSettings: quick
    ),
    .target(
      name: "MealChanges",
      dependencies: ["MealFormat", "MealModel", "JSONDocument", "Wording"],
      swiftSettings: strict
    ),
    .target(
      name: "PlanText",
      dependencies: ["MealFormat", "MealModel", "JSONDocument", "Wording"],
      swiftSettings: strict
    ),
    .target(
      name: "DiagnosticFormats",
      dependencies: ["Diagnostics", "Wording"],
      swiftSettings: strict
    ),
    .target(name: "LinearProgramming", swiftSettings: quick),
    .target(
      name: "MealPlanner",
      dependencies: [
        "LinearProgramming", "MealRules", "MealNutrition", "MealModel", "Diagnostics", "Wording",
      ],
      swiftSettings: quick
    ),
    .target(name: "FoodCatalogue", swiftSettings: strict),
    .target(name: "SampleCatalogue", dependencies: ["FoodCatalogue"], swiftSettings: strict),
    .target(name: "ArgumentParsing", dependencies: ["Wording"], swiftSettings: strict),

    // MARK: Edges: the file system, git, the terminal
    .target(name: "Terminal", swiftSettings: strict),
    .target(name: "CFileSupport"),
    .target(name: "FileStore", dependencies: ["CFileSupport"], swiftSettings: strictMemory),
    .systemLibrary(name: "CLibgit2", pkgConfig: "libgit2", providers: [.apt(["libgit2-dev"])]),
    .target(name: "CGitSupport", dependencies: ["CLibgit2"]),
    .target(
      name: "GitStore",
      dependencies: ["CLibgit2", "CGitSupport"],
      swiftSettings: strictMemory
    ),
    .target(
      name: "MealStore",
      dependencies: [
        "FileStore", "GitStore", "MealChanges", "MealValidation", "MealFormat", "MealRules",
        "MealModel", "JSONDocument", "Diagnostics", "Wording",
      ],
      swiftSettings: strict
    ),

    // MARK: The library for other programs, and the program
    .target(
      name: "Mantel",
      dependencies: [
        "MealModel", "MealFormat", "MealRules", "MealNutrition", "MealPlanner", "MealValidation",
        "MealChanges", "MealStore", "JSONDocument", "Diagnostics", "Wording",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "MantelCLI",
      dependencies: [
        "ArgumentParsing", "Terminal", "DiagnosticFormats", "FoodCatalogue", "SampleCatalogue",
        "MealPlanner", "MealNutrition", "MealStore", "PlanText", "MealChanges", "MealValidation",
        "MealRules", "MealFormat",
        "MealModel", "JSONDocument", "Diagnostics", "Wording",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "MantelProgram",
      dependencies: ["MantelCLI"],
      swiftSettings: strict
    ),

    // MARK: For developers: what is generated from the code, and how quick it is
    .executableTarget(
      name: "MantelGenerate",
      dependencies: [
        "MantelCLI", "ArgumentParsing", "MealFormat", "JSONDocument", "Diagnostics", "Wording",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "MantelMeasure",
      dependencies: [
        "MealPlanner", "MealNutrition", "MealStore", "MealFormat", "MealRules", "MealModel",
        "FileStore", "JSONDocument", "Diagnostics", "Wording",
      ],
      swiftSettings: strict
    ),

    // MARK: Tests, one target beside each, and what those share that run git
    .target(
      name: "TestSupport",
      dependencies: ["FileStore"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .testTarget(name: "JSONDocumentTests", dependencies: ["JSONDocument"], swiftSettings: strict),
    .testTarget(
      name: "MealNutritionTests",
      dependencies: ["MealNutrition", "MealModel", "Wording"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LinearProgrammingTests",
      dependencies: ["LinearProgramming"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MealPlannerTests",
      dependencies: [
        "MealPlanner", "LinearProgramming", "MealRules", "MealNutrition", "MealModel",
        "Diagnostics", "Wording",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FoodCatalogueTests",
      dependencies: [
        "FoodCatalogue", "SampleCatalogue", "MealValidation", "MealFormat", "MealModel",
        "JSONDocument", "Diagnostics",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MealModelTests",
      dependencies: ["MealModel", "Wording"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MealFormatTests",
      dependencies: ["MealFormat", "MealModel", "JSONDocument", "Diagnostics", "Wording"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MealRulesTests",
      dependencies: ["MealRules", "MealModel", "Diagnostics", "Wording"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MealValidationTests",
      dependencies: [
        "MealValidation", "MealFormat", "MealModel", "JSONDocument", "Diagnostics", "Wording",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MealChangesTests",
      dependencies: ["MealChanges", "MealFormat", "MealModel", "JSONDocument", "Wording"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PlanTextTests",
      dependencies: ["PlanText", "MealFormat", "MealModel", "JSONDocument", "Wording"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DiagnosticFormatsTests",
      dependencies: ["DiagnosticFormats", "Diagnostics", "Wording"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ArgumentParsingTests",
      dependencies: ["ArgumentParsing", "Wording"],
      swiftSettings: strict
    ),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: strict),
    .testTarget(name: "FileStoreTests", dependencies: ["FileStore"], swiftSettings: strict),
    .testTarget(
      name: "GitStoreTests",
      dependencies: ["GitStore", "FileStore"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MealStoreTests",
      dependencies: [
        "TestSupport", "MealStore", "FileStore", "GitStore", "MealChanges", "MealFormat",
        "MealModel", "JSONDocument", "Diagnostics", "Wording",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MantelCLITests",
      dependencies: [
        "TestSupport", "MantelCLI", "MantelProgram", "ArgumentParsing", "Terminal", "FileStore",
        "MealStore",
        "MealPlanner", "MealNutrition",
        "MealChanges", "MealRules", "MealFormat", "MealModel", "JSONDocument", "Diagnostics",
        "Wording",
      ],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
