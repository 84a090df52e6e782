internal import Glibc
internal import Synchronization

/// Ctrl-C while something is worked on that is worth showing even if it is cut short.
package enum Interruption {
  private static let isAsked = Atomic<Bool>(false)

  /// Whether Ctrl-C was pressed since it is watched for.
  package static var wasAsked: Bool { isAsked.load(ordering: .relaxed) }

  /// Does something during which Ctrl-C is only noted; pressed twice, it ends the program as usual.
  ///
  /// A program that was started with the signal ignored goes on ignoring it. The corresponding C
  /// function is `sigaction`.
  package static func noted<Result>(during work: () throws -> Result) rethrows -> Result {
    isAsked.store(false, ordering: .relaxed)
    var before = sigaction()
    sigaction(SIGINT, nil, &before)
    let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
    guard unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) != ignored else {
      return try work()
    }
    var noting = sigaction()
    noting.__sigaction_handler.sa_handler = { _ in
      Interruption.isAsked.store(true, ordering: .relaxed)
    }
    noting.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
    sigaction(SIGINT, &noting, nil)
    defer { sigaction(SIGINT, &before, nil) }
    return try work()
  }
}
