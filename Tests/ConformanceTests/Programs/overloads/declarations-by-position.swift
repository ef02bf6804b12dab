// Which of two declarations is more specialized is a question of their parameters in order, not of the call.
func a(_ x: Int, _ y: Int = 0) { print("two") }
func a(_ x: Int) { print("one") }
a(1)
func b(_ x: Int...) { print("variadic") }
func b(_ x: Int, _ rest: Int...) { print("one and more") }
b(1)
b(1, 2)
func c<T>(_ x: T, label: String = "") { print("T") }
func c<T: Equatable>(_ x: T, label: String = "") { print("Equatable") }
c(1)
c({ 1 })
class Node {
  let text: String
  init(_ x: Int) { text = "designated" }
  convenience init(_ x: Int, y: Int = 0) { self.init(x) }
  func step(_ x: Int, by y: Int = 1) -> String { "defaulted" }
  func step(_ x: Int) -> String { "plain" }
}
print(Node(1).text, Node(1).step(2))
struct Box<T> {
  var value: T
  func kind() -> String { "any" }
  func is_(_ x: T) -> String { "T" }
  func is_<U>(_ x: U) -> String { "U" }
}
extension Box where T == Int { func kind() -> String { "Int" } }
extension Box where T: StringProtocol { func kind() -> String { "StringProtocol" } }
extension Box where T: Collection { func size() -> String { "Collection" } }
extension Box where T: BidirectionalCollection { func size() -> String { "BidirectionalCollection" } }
print(Box(value: 1).kind(), Box(value: "a").kind(), Box(value: 1.5).kind())
print(Box(value: [1]).size(), Box(value: Set([1])).size(), Box(value: 1).is_(2), Box(value: 1).is_("a"))
