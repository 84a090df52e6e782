internal import JSONDocument
public import MealModel

// Records are coded through the document that they are in a file, so that any coder carries
// exactly what the format says, and there is one reader and one writer of it.

extension DocumentReadable where Self: DocumentWritable {
  fileprivate init(decoding decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    let tape = JSONParser.parse(Array(CanonicalText.inline(value).utf8))
    guard let root = tape.root, let record = Self(reading: root) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "The value isn't a document of \(Self.self)."
        )
      )
    }
    self = record
  }
}

extension Tag: Codable {
  /// Reads the tag from the value of its file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the tag as the value of its file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension Dish: Codable {
  /// Reads the dish from the value of its file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the dish as the value of its file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension Food: Codable {
  /// Reads the food from the value of its file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the food as the value of its file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension Person: Codable {
  /// Reads the person from the value of their preferences.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the person as the value of their preferences.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension Objective: Codable {
  /// Reads the objective from the value of its file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the objective as the value of its file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension WeekPlan: Codable {
  /// Reads the plan from the value of its file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the plan as the value of its file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension Slot: Codable {
  /// Reads the slot from any of its forms.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the slot in its shortest form.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension Template: Codable {
  /// Reads the template from the value of its file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the template as the value of its file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension Pantry: Codable {
  /// Reads the pantry from the value of its file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the pantry as the value of its file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension Settings: Codable {
  /// Reads the settings from the value of `mantel.json`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the settings as the value of `mantel.json`.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension DiaryDay: Codable {
  /// Reads the day from the value of its file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the day as the value of its file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension ShoppingProgress: Codable {
  /// Reads the progress from the value of its file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the progress as the value of its file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension HealthDay: Codable {
  /// Reads the readings from the value of their file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the readings as the value of their file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension CoachTalk: Codable {
  /// Reads the conversation from the value of its file.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }
  /// Writes the conversation as the value of its file.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}
