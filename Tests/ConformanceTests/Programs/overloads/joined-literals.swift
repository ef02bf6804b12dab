// Literals that are joined with other collections are arrays.
func f(_ x: [Int]) -> String { "array" }
func f(_ x: ArraySlice<Int>) -> String { "slice" }
func f(_ x: ContiguousArray<Int>) -> String { "contiguous" }
func t<T>(_ x: T) -> String { "\(T.self)" }
let xs = [1, 2, 3]
let ys = [0] + xs.dropFirst()
print(f(ys), t(ys))
print(t([0] + xs[1...]), t(xs[1...] + [0]), t(xs.dropLast() + [9]))
let row = ContiguousArray([1])
print(t([1] + row), t(row + [1]), t([1] + (0..<3)), t((0..<3) + [1]))
print(t(xs + xs[1...]), t(xs[1...] + xs), t([1] + [2]), t([1] + xs + xs[1...]))
print(t("a" + "b".dropFirst()), t("ab".dropFirst() + "c"), t("a" + ["b"] as [Character]))
print(t([0] + Set([1])), t(Set([1]).sorted() + [1]))
print(t([1.5] + [1][...].map { Double($0) }), f([0] + xs.dropFirst()))
var zs = [0]
zs += xs.dropFirst()
zs = zs + xs.prefix(1)
print(zs, t(xs.prefix(1) + zs))
let s: ArraySlice<Int> = [0] + xs.dropFirst()
print(s, t(xs.first.map { [$0] + xs.dropFirst() } as Any))
struct Stack<Element>: RangeReplaceableCollection {
  private var items: [Element] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Element { items[i] }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Element {
    items.replaceSubrange(range, with: new)
  }
}
var stack = Stack<Int>()
stack.append(4)
print(t([9] + stack), t(stack + [9]), ([9] + stack).count)
let halves: [Double] = [0.5]
print(t([1] + halves[...]), t([1] + halves), t(halves[...] + [1, 2]))
