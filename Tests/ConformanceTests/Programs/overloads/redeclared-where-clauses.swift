protocol P {}
protocol Q {}
struct A: P {}
struct B: Q {}
struct C: P, Q {}
func f<T>(_ x: T) { print("T") }
func f<T: P>(_ x: T) { print("T: P") }
func f<T>(_ x: T) where T: Q { print("where T: Q") }
func f<T>(_ x: T) where T: P, T: Q { print("where T: P & Q") }
f(A())
f(B())
f(C())
f(1)
struct Box<T> { var value: T }
extension Box {
  func kind() -> String { "any" }
  func map<U>(_ f: (T) -> U) -> String { "map" }
  func map<U>(_ f: (T) -> U) -> String where U: Numeric { "map numeric" }
}
extension Box where T == Int { func kind() -> String { "Int" } }
extension Box where T: StringProtocol { func kind() -> String { "StringProtocol" } }
print(Box(value: 1).kind(), Box(value: "a").kind(), Box(value: 1.5).kind())
print(Box(value: 1).map { "\($0)" }, Box(value: 1).map { $0 + 1 })
func same<S: Sequence>(_ s: S) where S.Element == Int { print("Int") }
func same<S: Sequence>(_ s: S) where S.Element == String { print("String") }
func same<S: Sequence>(_ s: S) { print("others") }
same([1])
same(["a"])
same([1.5])
