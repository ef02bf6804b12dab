import Testing

@testable import Trace

@Suite struct ValueDifferenceTests {
  private func list(_ elements: String...) -> ShownValue {
    ShownValue(
      "[\(elements.joined(separator: ", "))]",
      .init(.array, elements.map { ShownValue.Part(label: "", value: ShownValue($0)) }))
  }

  @Test func `equal values have none`() {
    #expect(ValueDifference(list("1"), list("1")) == nil)
  }

  @Test func `a change of all elements has no short words`() {
    #expect(ValueDifference(list("1", "2"), list("3", "4", "5")) == nil)
  }

  @Test func `one element is told by its place`() {
    #expect(ValueDifference(list("1", "2"), list("1", "5")) == .inside(path: "[1]", old: "2", new: "5"))
  }

  @Test func `elements are told by what happened to them`() {
    func words(_ old: ShownValue, _ new: ShownValue) -> String? {
      guard case .elements("", let words) = ValueDifference(old, new) else { return nil }
      return words
    }
    #expect(words(list(), list("1")) == "inserted 1 at [0]")
    #expect(words(list("1", "1"), list("1")) == "removed 1 from [1]")
    #expect(words(list("1", "2", "3"), list("2", "3", "1")) == "moved 1 from [0] to [2]")
    #expect(words(list("1", "2", "3"), list("3", "1", "2")) == "moved 3 from [2] to [0]")
    #expect(words(list("1", "2", "3", "4"), list("4", "2", "3", "1")) == "swapped [0] and [3]")
    #expect(words(list("1", "2", "3", "4"), list("2", "4")) == "removed 2 elements")
    #expect(words(list("1", "2"), list()) == "removed all 2 elements")
  }

  @Test func `a field alone stays with its value`() {
    func point(_ x: String) -> ShownValue {
      ShownValue("P(x: \(x))", .init(.fields(of: "P"), [.init(label: "x", value: ShownValue(x))]))
    }
    #expect(ValueDifference(point("1"), point("2")) == nil)
    let old = ShownValue("[P(x: 1)]", .init(.array, [.init(label: "", value: point("1"))]))
    let new = ShownValue("[P(x: 2)]", .init(.array, [.init(label: "", value: point("2"))]))
    #expect(ValueDifference(old, new) == .inside(path: "[0].x", old: "1", new: "2"))
  }
}
