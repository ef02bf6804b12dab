// where clauses on functions, extensions, protocols, subscripts and contextual methods.
protocol Box {
  associatedtype Content
  var content: Content { get }
}
struct Crate<Content>: Box { var content: Content }
struct IntBox: Box { var content: Int }
func same<A: Box, B: Box>(_ a: A, _ b: B) -> Bool where A.Content == B.Content, A.Content: Equatable {
  a.content == b.content
}
print(same(Crate(content: 3), IntBox(content: 3)), same(Crate(content: "a"), Crate(content: "b")))
extension Box where Content: Numeric {
  var doubled: Content { content * 2 }
}
extension Box where Content == String {
  var loud: String { content.uppercased() }
}
extension Box where Content: Collection, Content.Element: Comparable {
  var largest: Content.Element? { content.max() }
}
extension Box where Self == IntBox {
  static var zero: IntBox { IntBox(content: 0) }
}
print(IntBox(content: 4).doubled, Crate(content: 1.5).doubled, Crate(content: "x").loud)
print(Crate(content: [3, 9]).largest!)
print(IntBox.zero.content, Crate(content: "hello").largest!)
func use<B: Box>(_ b: B) -> String { "\(b.content)" }
print(use(.zero))
struct Pile<T> {
  var items: [T]
  func sum() -> T where T: Numeric { items.reduce(0, +) }
  func joined() -> String where T == String { items.joined() }
  func contains(_ x: T) -> Bool where T: Equatable { items.contains(x) }
  subscript(index: Int) -> String where T: CustomStringConvertible { items[index].description }
  init(_ items: T...) { self.items = items }
  init<S: Sequence>(copying s: S) where S.Element == T { items = Array(s) }
}
print(Pile(1, 2, 3).sum(), Pile("a", "b").joined(), Pile(1.5).contains(1.5), Pile(7)[0], Pile(copying: "hey").items)
extension Array where Element: Box {
  var contents: [Element.Content] { map(\.content) }
}
extension Array where Element == (String, Int) {
  var dictionary: [String: Int] { Dictionary(uniqueKeysWithValues: self) }
}
extension Dictionary where Key == String, Value == [Int] {
  var total: Int { values.reduce(0) { $0 + $1.reduce(0, +) } }
}
print([IntBox(content: 1), IntBox(content: 2)].contents, [("a", 1)].dictionary, ["x": [1, 2], "y": [3]].total)
protocol Comparing {
  associatedtype Value: Comparable
  associatedtype List: Sequence where List.Element == Value
  var list: List { get }
}
extension Comparing {
  var smallest: Value? { list.min() }
  func above(_ v: Value) -> [Value] { list.filter { $0 > v } }
}
struct Scores: Comparing { var list = [5, 1, 9] }
struct Letters: Comparing { var list = Set(["b", "a"]) }
print(Scores().smallest!, Scores().above(4), Letters().smallest!)
func all<T, U>(_ a: [T], _ b: [U]) -> Bool where T: Equatable, U: Sequence, U.Element == T {
  zip(a, b).allSatisfy { x, list in list.contains(x) }
}
print(all([1, 2], [[1], [3, 2]]), all(["z"], [["a"]]))
