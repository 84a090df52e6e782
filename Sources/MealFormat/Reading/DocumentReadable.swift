internal import JSONDocument

/// A record that is read from a document of its kind.
protocol DocumentReadable {
  /// Reads what is usable; `nil` where there is nothing of the record at all.
  init?(reading node: JSONNode)
}
