enum E: Error {
  case bad(code: Int), one(String), two(Int, String), both(a: Int, b: Int), off
}
func a() throws(E) { throw .bad }
func b() -> E { .one }
let c: E = .two
let d: E = .both
func e(_ e: E) {}
e(.bad)
