// Only an assignment has a `try` or an `await` to its right.
func one() throws -> Int { 1 }
func two() async -> Int { 2 }
func sums() async throws {
  _ = 1 + (try one())
  let a = 1 + try one()
  let b = 1 + await two()
  let c = 1 + try! one()
  let d = try one() + one()
  var e = true ? try one() : 1
  e += try one()
  e = try one()
  print(a, b, c, d, e, [1, try one()])
}
let pair = (a: 1, a: 2)
func points() -> (x: Int, x: Int) { (1, 2) }
enum Shape { case point(x: Int, x: Int) }
