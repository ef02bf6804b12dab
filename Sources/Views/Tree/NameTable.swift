/// Names of mounted views. If several have the same name in the same row, a number distinguishes them.
final class NameTable {
  /// Numbers in use, from 1. There is almost always only one.
  private struct Numbers {
    private var first: UInt64 = 0
    private var others: Set<Int32>?
    /// No number from 65 up to this one is free.
    private var searchStart: Int32 = 65

    /// True if 1 is the only number in use.
    var isOnlyOne: Bool { first == 1 && others?.isEmpty ?? true }
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

  /// The views of one name. In a list there are as many as rows, and nearly all are the only one in their row: such a
  /// row is in a set and has no numbers of its own, which would take several times as much memory.
  private struct Named {
    var outsideOfRows = Numbers()
    private var onlyOnes: Set<String> = []
    private var numbered: [String: Numbers] = [:]

    var isEmpty: Bool { outsideOfRows.isEmpty && onlyOnes.isEmpty && numbered.isEmpty }

    func contains(_ number: Int32, inRow label: String) -> Bool {
      number == 1 && onlyOnes.contains(label) || numbered[label]?.contains(number) ?? false
    }

    /// Applies `change` to the numbers of a row, and returns its result.
    mutating func inRow(_ label: String, _ change: (inout Numbers) -> Int32) -> Int32 {
      var numbers = numbered.removeValue(forKey: label) ?? Numbers()
      if onlyOnes.remove(label) != nil { _ = numbers.takeFree() }
      let result = change(&numbers)
      if numbers.isOnlyOne {
        onlyOnes.insert(label)
      } else if !numbers.isEmpty {
        numbered[label] = numbers
      }
      return result
    }
  }

  private var names: [String: Named] = [:]

  /// Returns the number, from 1, among the views of one name in one row. The resulting name is unique: a second view
  /// outside rows skips numbers that a row has as its label, and vice versa.
  func take(_ name: String, label: String?) -> Int32 {
    var skipped: [Int32] = []
    var number = change(name, label) { $0.takeFree() }
    while isCalled(name, label: label, number) {
      skipped.append(number)
      number = change(name, label) { $0.takeFree() }
    }
    for number in skipped { free(name, label: label, number) }
    return number
  }

  private func change(_ name: String, _ label: String?, _ work: (inout Numbers) -> Int32) -> Int32 {
    // In place: copying a list's names would take time proportional to its length.
    guard let label else { return work(&names[name, default: Named()].outsideOfRows) }
    return names[name, default: Named()].inRow(label, work)
  }

  /// True if another view already has the name that this number would produce: a row with a number as its label, or a
  /// view outside of rows.
  private func isCalled(_ name: String, label: String?, _ number: Int32) -> Bool {
    guard let label else { return number > 1 && names[name]?.contains(1, inRow: "\(number)") ?? false }
    guard number == 1, let others = names[name]?.outsideOfRows, !others.isEmpty else { return false }
    return Int32(label).map { $0 > 1 && others.contains($0) } ?? false
  }

  func free(_ name: String, label: String?, _ number: Int32) {
    _ = change(name, label) {
      $0.free(number)
      return number
    }
    if names[name]?.isEmpty == true { names[name] = nil }
  }

  /// The text in brackets, as in `Row[AAPL]` or `Badge[2]`.
  static func instance(label: String?, number: Int32) -> String? {
    number == 1 ? label : label.map { "\($0)·\(number)" } ?? "\(number)"
  }
}
