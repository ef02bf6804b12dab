// More key paths: \.self, tuples, dictionary and array subscripts, optionals in the middle, computed and static-like.
struct Size: Hashable { var width = 1, height = 2; var area: Int { width * height } }
class Shape {
  var size = Size()
  var name: String?
  var tags: [String: [Int]] = ["a": [1, 2]]
  weak var parent: Shape?
  var children: [Shape] = []
  subscript(i: Int) -> Shape { children[i] }
  subscript(name key: String, fallback: Int) -> Int { tags[key]?.first ?? fallback }
}
let shape = Shape()
shape.children = [Shape(), Shape()]
print(shape[keyPath: \.size.area], shape[keyPath: \.tags["a"]![1]], shape[keyPath: \.tags["z"]?.count] as Any)
print(shape[keyPath: \.[0].size.width], shape[keyPath: \.[name: "q", 7]])
shape[keyPath: \.[1].size.height] = 9
shape[keyPath: \.children[0].name] = "kid"
print(
  shape.children.map(\.size.height), shape.children.map { $0[keyPath: \.name] ?? "-" },
  shape.children.compactMap(\.name?.count))
var pair = (first: Size(), second: [1, 2, 3])
pair[keyPath: \.first.width] = 5
pair[keyPath: \.second[1]] *= 10
print(pair, pair[keyPath: \.0.area], pair[keyPath: \.second.last!])
var array = [Size(), Size()]
array[keyPath: \.[0].width] += 3
print(
  array.map(\.area), array[keyPath: \.first?.width] as Any, array[keyPath: \.count],
  [Size]()[keyPath: \.first?.area] as Any)
let optional: Size? = Size()
print(optional[keyPath: \.?.width] as Any, optional[keyPath: \.!.height], (nil as Size?)[keyPath: \.?.area] as Any)
func best<T, V: Comparable>(_ items: [T], by path: KeyPath<T, V>) -> T? {
  items.max { $0[keyPath: path] < $1[keyPath: path] }
}
print(best(array, by: \.area)!.width, best(["a", "bbb"], by: \.count)!, best([3, 9, 2], by: \.self)!)
extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>, _ areInOrder: (V, V) -> Bool = (<)) -> [Element] {
    sorted { areInOrder($0[keyPath: path], $1[keyPath: path]) }
  }
  func sum<V: AdditiveArithmetic>(_ path: KeyPath<Element, V>) -> V { reduce(.zero) { $0 + $1[keyPath: path] } }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] {
    Dictionary(grouping: self) { $0[keyPath: path] }
  }
}
print(
  ["pear", "fig", "apple"].sorted(by: \.count), ["pear", "fig"].sorted(by: \.first!, >), array.sum(\.area),
  [0.5, 1].sum(\.self))
print(["a", "bb", "cc"].grouped(by: \.count).sorted { $0.key < $1.key }.map(\.value))
prefix operator ^
prefix func ^ <R, V>(path: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: path] } }
func && <R>(a: KeyPath<R, Bool>, b: KeyPath<R, Bool>) -> (R) -> Bool { { $0[keyPath: a] && $0[keyPath: b] } }
func == <R, V: Equatable>(path: KeyPath<R, V>, value: V) -> (R) -> Bool { { $0[keyPath: path] == value } }
struct User { var name: String, isAdmin = false, isActive = true }
let users = [User(name: "a", isAdmin: true), User(name: "b"), User(name: "c", isAdmin: true, isActive: false)]
print(
  users.filter(\.isAdmin && \.isActive).map(^\.name), users.filter(\.name == "b").count,
  users.first(where: \.name == "c")!.isAdmin)
struct Update<Root> {
  let apply: (inout Root) -> Void
  static func set<V>(_ path: WritableKeyPath<Root, V>, _ value: V) -> Update { Update { $0[keyPath: path] = value } }
  static func change<V>(_ path: WritableKeyPath<Root, V>, _ f: @escaping (inout V) -> Void) -> Update {
    Update { f(&$0[keyPath: path]) }
  }
}
func with<T>(_ value: T, _ updates: Update<T>...) -> T { updates.reduce(into: value) { $1.apply(&$0) } }
print(with(Size(), .set(\.width, 7), .change(\.height) { $0 += 1 }), with(users[0], .set(\.name, "z")).name)
let cache: [PartialKeyPath<Size>: String] = [\.width: "w", \.height: "h"]
print(cache[\.width]!, cache[\Size.height]!, cache[\.area] as Any, \Size.width == \.height, \Size.width != \.height)
let erased: [AnyKeyPath] = [\Size.width, \User.name, \String.count]
print(
  erased.map { Size()[keyPath: $0].map { "\($0)" } ?? "-" }, erased.contains(\Size.width),
  erased.firstIndex(of: \User.name)!)
