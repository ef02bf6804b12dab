protocol Decoding { associatedtype Input; associatedtype Failure: Error; func decode<T: Hashable>(_ t: T.Type, from: Input) throws -> T?
  func all<T, S: Sequence>(_ t: T.Type, in s: S, with f: (Input, Failure) -> T) -> [T] where S.Element == Input }
enum E: Error { case e }
struct D: Decoding {
  func decode<X: Hashable>(_ t: X.Type, from: String) throws -> X? { Int(from) as? X }
  func all<A, B: Sequence>(_ t: A.Type, in s: B, with f: (String, E) -> A) -> [A] where B.Element == String { s.map { f($0, .e) } }
}
func run<X: Decoding>(_ x: X, _ i: X.Input) throws { print(try x.decode(Int.self, from: i) as Any, X.Input.self, X.Failure.self) }
try run(D(), "3")
print(D().all(Int.self, in: ["a", "bb"]) { s, _ in s.count })
