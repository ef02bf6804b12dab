/// A register while a function is being lowered: a kind and an index within the kind. The numbers in the frame are
/// assigned at the end, when the count of each kind is known (see `RegisterFile.number(of:)`).
struct Register: Hashable {
  enum Kind: UInt16 {
    case parameter
    /// Owns its value; released when a trap unwinds the frame.
    case owned
    /// Only ever contains plain bits.
    case trivial
    /// Contains an object without counting it; forgotten before the function is left.
    case borrowed
    /// Arguments of an outgoing call, at the top of the frame.
    case window
  }

  /// The placeholder in an instruction until the end of lowering.
  let word: UInt16

  static let limit = 1 << 13

  init(_ kind: Kind, _ index: Int) {
    word = kind.rawValue << 13 | UInt16(truncatingIfNeeded: index & 0x1fff)
  }

  init(word: UInt16) { self.word = word }

  var kind: Kind { Kind(rawValue: word >> 13) ?? .window }
  var index: Int { Int(word & 0x1fff) }
}
