/// A fixed table of what Latin letters become in ids and in comparisons without accents.
///
/// Fixed, so that two devices with other libraries make the same id of the same name.
public enum LatinLetters {
  /// The lower-case ASCII letters or digits that a scalar stands for; `nil` where there are none.
  public static func base(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "a"..."z", "0"..."9": return String(Character(scalar))
    case "A"..."Z": return Unicode.Scalar(scalar.value + 32).map { String(Character($0)) }
    default: return scalar.value < 0x80 ? nil : table[scalar]
    }
  }

  /// Whether a scalar is a mark over the letter before it, as decomposed text has.
  public static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
    0x0300...0x036F ~= scalar.value
  }

  /// A text in lower case without accents, for comparing names as people type them.
  ///
  /// Letters of other scripts stay, in lower case.
  public static func folded(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where !isCombiningMark(scalar) {
      result += base(of: scalar) ?? scalar.properties.lowercaseMapping
    }
    return result
  }

  private static let table: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (letters, base) in rows {
      for scalar in letters.unicodeScalars { table[scalar] = base }
    }
    return table
  }()

  private static let rows: [(String, String)] = [
    ("áàâäãåāăąǎạảấầẩẫậắằẳẵặÁÀÂÄÃÅĀĂĄǍẠẢẤẦẨẪẬẮẰẲẴẶª", "a"), ("æÆ", "ae"), ("ćĉċčçĆĈĊČÇ", "c"),
    ("ďđðĎĐÐ", "d"), ("éèêëēĕėęěẹẻẽếềểễệÉÈÊËĒĔĖĘĚẸẺẼẾỀỂỄỆ", "e"), ("ĝğġģĜĞĠĢ", "g"), ("ĥħĤĦ", "h"),
    ("íìîïĩīĭįıǐỉịÍÌÎÏĨĪĬĮİǏỈỊ", "i"), ("ĵĴ", "j"), ("ķĶ", "k"), ("ĺļľŀłĹĻĽĿŁ", "l"),
    ("ńņňñŉŋŃŅŇÑŊ", "n"), ("óòôöõøōŏőơǒọỏốồổỗộớờởỡợÓÒÔÖÕØŌŎŐƠǑỌỎỐỒỔỖỘỚỜỞỠỢº", "o"), ("œŒ", "oe"),
    ("ŕŗřŔŖŘ", "r"), ("śŝşšșŚŜŞŠȘ", "s"), ("ßẞ", "ss"), ("ţťŧțŢŤŦȚ", "t"), ("þÞ", "th"),
    ("úùûüũūŭůűųưǔụủứừửữựÚÙÛÜŨŪŬŮŰŲƯǓỤỦỨỪỬỮỰ", "u"), ("ŵŴ", "w"), ("ýÿŷỳỵỷỹÝŸŶỲỴỶỸ", "y"),
    ("źżžŹŻŽ", "z"),
  ]
}
