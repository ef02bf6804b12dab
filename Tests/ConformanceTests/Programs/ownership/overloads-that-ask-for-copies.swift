struct FD: ~Copyable { let n: Int }
protocol P { associatedtype A }
func gen<T: ~Copyable>(_ x: borrowing T) -> String { "noncopyable" }
func gen<T>(_ x: T) -> String { "copyable" }
func gen(_ x: borrowing FD) -> String { "FD" }
func two<T: ~Copyable, U: ~Copyable>(_ x: borrowing T, _ y: borrowing U) -> String { "nc nc" }
func two<T: ~Copyable, U>(_ x: borrowing T, _ y: U) -> String { "nc c" }
func two<T, U>(_ x: T, _ y: U) -> String { "c c" }
struct Other: ~Copyable {}
extension Optional where Wrapped: ~Copyable { borrowing func kind() -> String { "opt nc" } }
extension Optional { func kind() -> String { "opt copy" } }
struct Box<T: ~Copyable>: ~Copyable { var v: T }
extension Box: Copyable where T: Copyable {}
extension Box where T: ~Copyable { func kind() -> String { "box nc" } }
extension Box { func kind() -> String { "box copy" } }
do {
  let f = FD(n: 1), o = Other()
  print(gen(f), gen(o), gen(1))
  print(two(f, o), two(f, 1), two(1, 1), two(1, f))
  print(Box(v: 1).kind(), Box(v: FD(n: 2)).kind())
  print(Optional(1).kind())
  let z: FD? = FD(n: 3)
  print(z.kind())
}
