/// A register while a function is being lowered: a kind and an index among its kind. Numbers in the frame are given
/// at the end, when it is known how many there are of each (see `RegisterFile.number(of:)`).
struct Register: Hashable {
  enum Kind: UInt16 {
    case parameter
    /// Owns what it holds; released when a trap unwinds the frame.
    case owned
    /// Only ever holds bits.
    case trivial
    /// Holds an object without counting it; forgotten before the function is left.
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
