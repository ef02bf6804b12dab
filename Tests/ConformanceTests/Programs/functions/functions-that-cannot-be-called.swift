enum Never2 {}
class P<T> {}
class MultiFilter<T, F> {
  func getFilter(_ toGet: F) -> P<T> { P() }
}
class M: MultiFilter<Int, Never2> {
  override func getFilter(_ toGet: Never2) -> P<Int> {}
}
func plain(_ x: Never2) -> Int {}
func second(a: Int, _ x: Never) -> String { }
let c: (Never) -> Int = { (n: Never) -> Int in }
struct S { init(_ n: Never) {} ; subscript(n: Never) -> Int { } }
func tup(_ x: (Int, Never)) -> Int {}
print("ok")
