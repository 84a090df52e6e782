// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "mantel-client",
  dependencies: [.package(name: "mantel", path: "../..")],
  targets: [
    .executableTarget(
      name: "mantel-client",
      dependencies: [.product(name: "Mantel", package: "mantel")]
    )
  ],
  swiftLanguageModes: [.v6]
)
