/// A text as a POSIX shell reads it as one word.
package enum ShellWord {
  /// In quotes, whatever it holds.
  package static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// As a person types it: without quotes where no shell makes anything of it.
  package static func typed(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "/.-_+,@%".unicodeScalars.contains(scalar)
      }
    return isPlain ? text : quoted(text)
  }
}
