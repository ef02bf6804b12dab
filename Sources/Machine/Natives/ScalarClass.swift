/// The characters of a `CharacterSet`: classes by bit, as the library's text declares them, and single ones by name.
struct ScalarClass {
  private let classes: Int
  private let characters: Set<Unicode.Scalar>
  private let isInverted: Bool

  init(_ classes: Int, _ characters: String, isInverted: Bool) {
    self.classes = classes
    self.characters = Set(characters.unicodeScalars)
    self.isInverted = isInverted
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    (characters.contains(scalar) || classes & Self.classes(of: scalar) != 0) != isInverted
  }

  private static let whitespace = 1
  private static let newline = 2
  private static let letter = 4
  private static let decimalDigit = 8
  private static let number = 16
  private static let uppercase = 32
  private static let lowercase = 64
  private static let punctuation = 128
  private static let symbol = 256
  private static let control = 512

  private static func classes(of scalar: Unicode.Scalar) -> Int {
    var result = 0
    switch scalar.value {
    case 0x09: result |= whitespace
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: result |= newline
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: result |= whitespace
    case .uppercaseLetter, .titlecaseLetter: result |= letter | uppercase
    case .lowercaseLetter: result |= letter | lowercase
    case .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark: result |= letter
    case .decimalNumber: result |= decimalDigit | number
    case .letterNumber, .otherNumber: result |= number
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      result |= punctuation
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: result |= symbol
    case .control, .format: result |= control
    default: break
    }
    return result
  }
}
