/// Names of mounted views: where several have one name in one row, a number tells them apart.
final class NameTable {
  private struct Key: Hashable {
    let name: String
    /// The row in which the view stands.
    let label: String?
  }

  /// Numbers in use, from 1. Almost always there is one.
  private struct Numbers {
    private var first: UInt64 = 0
    private var others: Set<Int32>?
    /// No number from 65 up to here is free.
    private var searchStart: Int32 = 65

    var isEmpty: Bool { first == 0 && others?.isEmpty ?? true }

    mutating func takeFree() -> Int32 {
      if first != .max {
        let index = (~first).trailingZeroBitCount
        first |= 1 << UInt64(index)
        return Int32(index + 1)
      }
      if others == nil { others = [] }
      while others?.contains(searchStart) ?? false { searchStart += 1 }
      others?.insert(searchStart)
      return searchStart
    }

    mutating func free(_ number: Int32) {
      if number <= 64 { return first &= ~(1 << UInt64(number - 1)) }
      others?.remove(number)
      searchStart = min(searchStart, number)
    }
  }

  private var taken: [Key: Numbers] = [:]

  /// Returns the number, from 1, among those of one name in one row.
  func take(_ name: String, label: String?) -> Int32 {
    taken[Key(name: name, label: label), default: Numbers()].takeFree()
  }

  func free(_ name: String, label: String?, _ number: Int32) {
    let key = Key(name: name, label: label)
    taken[key]?.free(number)
    if taken[key]?.isEmpty == true { taken[key] = nil }
  }

  /// What is shown in brackets: `Row[AAPL]`, `Badge[2]`.
  static func instance(label: String?, number: Int32) -> String? {
    number == 1 ? label : label.map { "\($0)·\(number)" } ?? "\(number)"
  }
}
