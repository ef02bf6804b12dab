// Associated types that equal their own: each is the first one, however many are written.
protocol P: CustomStringConvertible { associatedtype M: P where M == M.M; var m: M { get } }
extension P { var g: String { m.description + m.m.description }; var h: M.M.M { m } }
struct S: P { var m: S { self }; var description: String { "S" } }
func f<T: P>(_ t: T) -> String { "\(t.m.m) \(T.M.M.self)" }
print(S().g, S().h, f(S()))
protocol Q { associatedtype N: Q where N.N == Self; func n() -> N }
extension Q { func back() -> Self { n().n() } }
struct A: Q { func n() -> B { B() } }
struct B: Q { func n() -> A { A() } }
print(A().back())
extension BinaryInteger {
  var grouped: String { String(magnitude) + "/\(magnitude.description.count)" }
  var doubled: Magnitude.Magnitude { magnitude.magnitude + magnitude }
}
print((-1234).grouped, UInt8(7).grouped, (-4).doubled)
