package import ArgumentParsing

extension Program {
  /// Every command with its help: what reference, manual and completions are made from.
  package static let tree = CommandTree(root: Mantel.self, globals: GlobalOptions.all)
}
