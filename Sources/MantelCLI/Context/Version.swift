extension Program {
  /// The program's version.
  package static let version = "0.1.0"
}
