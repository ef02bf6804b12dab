// Generic code and operators append by the type's own methods.
struct Counted: RangeReplaceableCollection, CustomStringConvertible {
  private var items: [Int] = []
  private(set) var appended = 0
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { items[i] }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with new: C) where C.Element == Int {
    items.replaceSubrange(subrange, with: new)
  }
  mutating func append(_ x: Int) {
    items.append(x * 10)
    appended += 1
  }
  mutating func append<S: Sequence>(contentsOf xs: S) where S.Element == Int { for x in xs { append(x) } }
  var description: String { "\(items) \(appended)" }
}
func fill<C: RangeReplaceableCollection>(_ c: inout C, _ x: C.Element) {
  c.append(x)
  c.append(contentsOf: [x, x])
  c += [x]
}
var counted = Counted()
fill(&counted, 2)
print(counted, counted + [7])
var text = "hello world".dropFirst(6)
text += "!"
print(text, text.startIndex == "".startIndex)
var tail = "hello world".dropFirst(6)
tail.append("!")
print(tail, tail.startIndex == "".startIndex)
var letters = "ab"
fill(&letters, "c")
print(letters)
