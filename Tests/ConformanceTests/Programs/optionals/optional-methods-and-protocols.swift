// Optional methods, optional closures and protocol members, casts giving optionals, extensions of Optional.
protocol Observer: AnyObject {
  var onChange: ((Int) -> Void)? { get set }
  func named() -> String?
}
extension Observer {
  func named() -> String? { nil }
}
class Plain: Observer { var onChange: ((Int) -> Void)? }
class Named: Observer {
  var onChange: ((Int) -> Void)?
  func named() -> String? { "named" }
}
let observers: [any Observer] = [Plain(), Named()]
print(observers.map { $0.named() ?? "anonymous" }, observers.compactMap { $0.named() })
observers[0].onChange?(1)
observers[1].onChange = { print("changed", $0) }
for o in observers { o.onChange?(2) }
print(observers[0].onChange == nil, observers[1].onChange != nil, observers[1].onChange?(3) as Any)
print((observers[1] as? Named)?.named()?.count as Any, (observers[0] as? Named)?.named()?.count as Any)
extension Optional {
  func or(_ value: Wrapped) -> Wrapped { self ?? value }
  var isNil: Bool { self == nil ? true : false }
  func filter(_ test: (Wrapped) -> Bool) -> Wrapped? { flatMap { test($0) ? $0 : nil } }
  mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}
extension Optional where Wrapped: Collection {
  var isEmptyOrNil: Bool { self?.isEmpty ?? true }
}
var token: String? = "t"
print(token.or("none"), token.isNil, token.filter { $0 == "x" } as Any, token.isEmptyOrNil)
print(token.take() as Any, token as Any, token.take() as Any, ([1] as [Int]?).isEmptyOrNil)
print((nil as [Int]?).isEmptyOrNil)
struct Tree {
  var value: Int
  var children: [Tree]?
  var sum: Int { value + (children?.map(\.sum).reduce(0, +) ?? 0) }
  func first(_ test: (Int) -> Bool) -> Int? {
    if test(value) { return value }
    for child in children ?? [] { if let found = child.first(test) { return found } }
    return nil
  }
}
let tree = Tree(value: 1, children: [Tree(value: 2), Tree(value: 3, children: [Tree(value: 4)])])
print(tree.sum, tree.first { $0 > 3 } as Any, tree.first { $0 > 9 } as Any)
print(tree.children?[1].children?.first?.value ?? 0, tree.children?.last?.children?[0].children?.count as Any)
let numbers = ["1", "x", "3"].map(Int.init)
let total = numbers.reduce(0) { $0 + ($1 ?? 0) }
print(total, numbers.compactMap(\.self), numbers.map { $0?.isMultiple(of: 3) ?? false })
let strings: [String?] = ["a", nil]
print(strings.map { $0?.uppercased() }, strings.compactMap { $0?.first }, strings.map { $0 ?? "-" }.joined())
