// Properties may be declared by a tuple pattern; the value is computed once for all.
func pair() -> (String, Int) { print("pair"); return ("s", 4) }
struct Plain {
  var (c, d): (Int, Double) = (2, 3)
  let e = 5
}
struct Typed {
  var (a, b): (Int, Int)
  init() { a = 1; b = 2 }
  init(x: Int) { (a, b) = (x, x) }
}
final class Keeper {
  let (s, c) = pair()
  private var (x, (y, z)) = (1, (2, 3))
  static let (p, q) = pair()
  let (first, rest): (Int, [Int]) = (1, [])
  func sum() -> Int { x + y + z }
  func set() { (x, y) = (5, 6) }
}
class Base { let (n, m) = pair(); init() { print("base", n, m) } }
class Derived: Base { var (k, _) = pair(); override init() { print("before"); super.init(); k = "k" } }
enum Shared { static var (l, r) = (1, 2) }
actor Producer {
  let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
  func run() { for i in 1...3 { continuation.yield(i) }; continuation.finish() }
}
var plain = Plain()
plain.c += 1
print(plain.c, plain.d, plain.e)
print(Typed(), Typed(x: 3))
let keeper = Keeper()
print(keeper.s, keeper.c, keeper.sum(), keeper.first, keeper.rest)
print(Keeper.p, Keeper.q)
keeper.set()
print(keeper.sum())
print(Derived().k)
Shared.l = 9
print(Shared.l, Shared.r)
let producer = Producer()
await producer.run()
for await n in producer.stream { print(n) }
