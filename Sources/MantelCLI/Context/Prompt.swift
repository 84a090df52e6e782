/// Asks the person at the terminal, if there is one.
package struct Prompt: Sendable {
  /// Whether anyone can be asked.
  package var isInteractive: Bool
  /// Whether every question is answered by its default.
  package var assumesYes = false
  /// Reads a line of the answer; `nil` at its end.
  package var readLine: @Sendable () throws -> String?
  /// Reads everything that comes on standard input.
  package var readAll: @Sendable () throws -> [UInt8]

  /// Creates a prompt.
  package init(
    isInteractive: Bool,
    readLine: @escaping @Sendable () throws -> String?,
    readAll: @escaping @Sendable () throws -> [UInt8]
  ) {
    self.isInteractive = isInteractive
    self.readLine = readLine
    self.readAll = readAll
  }
}
