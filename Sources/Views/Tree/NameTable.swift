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

    func contains(_ number: Int32) -> Bool {
      number <= 64 ? first & 1 << UInt64(number - 1) != 0 : others?.contains(number) ?? false
    }

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

  /// Returns the number, from 1, among those of one name in one row. No other view is called what it makes of the name:
  /// a second view outside of rows counts on where a row has the number for its label, and the other way round.
  func take(_ name: String, label: String?) -> Int32 {
    let key = Key(name: name, label: label)
    var skipped: [Int32] = []
    var number = taken[key, default: Numbers()].takeFree()
    while isCalled(name, label: label, number) {
      skipped.append(number)
      number = taken[key, default: Numbers()].takeFree()
    }
    for number in skipped { taken[key]?.free(number) }
    return number
  }

  /// Whether another view has what this number makes of the name: that of a row with a number for its label, or one
  /// outside of rows.
  private func isCalled(_ name: String, label: String?, _ number: Int32) -> Bool {
    guard let label else { return number > 1 && taken[Key(name: name, label: "\(number)")]?.contains(1) ?? false }
    guard number == 1, let others = taken[Key(name: name, label: nil)] else { return false }
    return Int32(label).map { $0 > 1 && others.contains($0) } ?? false
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
