internal import ArgumentParsing
internal import Wording

/// Something that is edited as text: a week, a record.
protocol EditableText {
  /// The name of the draft's file.
  var draftName: String { get }
  /// What it was opened from, to tell later what the person changed and what others did.
  var base: [UInt8] { get }
  /// The text as it is opened.
  var text: String { get }

  /// Goes on with a draft that was opened from something.
  mutating func resume(from base: [UInt8])

  /// Looks at the text when the editor is closed.
  ///
  /// The household may have changed meanwhile; what the text was opened from is kept up with it.
  mutating func judge(_ text: String) throws -> EditVerdict
}

/// What a text came to.
enum EditVerdict {
  /// It says what it said before.
  case unchanged
  /// It says nothing at all.
  case empty
  /// It can't be taken so: the text with the problems noted in it, and the problems.
  case problems(String, [Phrase])
  /// It can be taken: what carries it out.
  case ready(() throws -> ExitCode)
}
