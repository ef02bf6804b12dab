// The scripts that have names.

extension Locale.Script {
  static var adlam: Locale.Script { Locale.Script("Adlm") }
  static var arabic: Locale.Script { Locale.Script("Arab") }
  static var arabicNastaliq: Locale.Script { Locale.Script("Aran") }
  static var armenian: Locale.Script { Locale.Script("Armn") }
  static var bangla: Locale.Script { Locale.Script("Beng") }
  static var cherokee: Locale.Script { Locale.Script("Cher") }
  static var cyrillic: Locale.Script { Locale.Script("Cyrl") }
  static var devanagari: Locale.Script { Locale.Script("Deva") }
  static var ethiopic: Locale.Script { Locale.Script("Ethi") }
  static var georgian: Locale.Script { Locale.Script("Geor") }
  static var greek: Locale.Script { Locale.Script("Grek") }
  static var gujarati: Locale.Script { Locale.Script("Gujr") }
  static var gurmukhi: Locale.Script { Locale.Script("Guru") }
  static var hanSimplified: Locale.Script { Locale.Script("Hans") }
  static var hanTraditional: Locale.Script { Locale.Script("Hant") }
  static var hanifiRohingya: Locale.Script { Locale.Script("Rohg") }
  static var hebrew: Locale.Script { Locale.Script("Hebr") }
  static var hiragana: Locale.Script { Locale.Script("Hira") }
  static var japanese: Locale.Script { Locale.Script("Jpan") }
  static var kannada: Locale.Script { Locale.Script("Knda") }
  static var katakana: Locale.Script { Locale.Script("Kana") }
  static var khmer: Locale.Script { Locale.Script("Khmr") }
  static var korean: Locale.Script { Locale.Script("Kore") }
  static var lao: Locale.Script { Locale.Script("Laoo") }
  static var latin: Locale.Script { Locale.Script("Latn") }
  static var malayalam: Locale.Script { Locale.Script("Mlym") }
  static var meiteiMayek: Locale.Script { Locale.Script("Mtei") }
  static var myanmar: Locale.Script { Locale.Script("Mymr") }
  static var odia: Locale.Script { Locale.Script("Orya") }
  static var olChiki: Locale.Script { Locale.Script("Olck") }
  static var sinhala: Locale.Script { Locale.Script("Sinh") }
  static var syriac: Locale.Script { Locale.Script("Syrc") }
  static var tamil: Locale.Script { Locale.Script("Taml") }
  static var telugu: Locale.Script { Locale.Script("Telu") }
  static var thaana: Locale.Script { Locale.Script("Thaa") }
  static var thai: Locale.Script { Locale.Script("Thai") }
  static var tibetan: Locale.Script { Locale.Script("Tibt") }
  static var unknown: Locale.Script { Locale.Script("Zzzz") }
}
