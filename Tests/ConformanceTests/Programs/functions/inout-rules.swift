// inout with computed properties, subscripts, optionals, closures, generics and several arguments of one value.
struct Pair {
  var a = 1, b = 2
  var sum: Int {
    get { log.append("get"); return a + b }
    set { log.append("set \(newValue)"); b = newValue - a }
  }
  subscript(i: Int) -> Int {
    get { i == 0 ? a : b }
    set { if i == 0 { a = newValue } else { b = newValue } }
  }
}
var log: [String] = []
func double(_ n: inout Int) { n *= 2 }
func nothing(_ n: inout Int) {}
var pair = Pair()
double(&pair.sum)
print(pair.a, pair.b, log)
log = []
nothing(&pair.sum)
print(pair, log)
double(&pair[0])
print(pair)
func update(_ a: inout Int, _ b: inout Int, by f: (inout Int, inout Int) -> Void) { f(&a, &b) }
func local() {
  var pair = Pair(a: 4, b: 5)
  swap(&pair.a, &pair.b)
  update(&pair.a, &pair.b) {
    $0 += 1; $1 = $0 * 10
  }
  print(pair)
}
local()
func change<T>(_ x: inout T, _ body: (inout T) throws -> Void) rethrows { try body(&x) }
change(&pair) { $0.a = 0 }
var words = ["a": ["x"]]
change(&words["a"]!) { $0.append("y") }
change(&words["b", default: []]) { $0.append("z") }
print(pair, words["a"]!, words["b"]!)
var optional: Int? = 1
change(&optional) { $0 = $0.map { $0 + 1 } }
func clear<T>(_ x: inout T?) { x = nil }
print(optional as Any)
clear(&optional)
print(optional as Any)
func take(_ list: inout [Int]) -> Int? { list.isEmpty ? nil : list.removeFirst() }
var numbers = [1, 2, 3]
while let n = take(&numbers) { print(n, numbers) }
func early(_ n: inout Int) -> String {
  n += 1
  defer { n += 100 }
  if n > 1 { return "early \(n)" }
  n += 10
  return "late \(n)"
}
var e = 0
print(early(&e), e, early(&e), e)
class Holder { var values = [1, 2] }
let holder = Holder()
double(&holder.values[0])
change(&holder.values) { $0.reverse() }
print(holder.values)
func copyOut(_ n: inout Int) {
  let before = n
  n = 50
  n = before
}
var observed = 1 { didSet { print("didSet", oldValue, observed) } }
copyOut(&observed)
nothing(&observed)
double(&observed)
