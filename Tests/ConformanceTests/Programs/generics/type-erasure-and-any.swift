// Type erasure by closures, any P in collections, primary associated types, generic wrappers over existentials.
protocol Source<Element> {
  associatedtype Element
  mutating func next() -> Element?
}
struct Count: Source {
  var n: Int
  mutating func next() -> Int? {
    if n == 0 { return nil }
    n -= 1
    return n
  }
}
struct Once<T>: Source {
  var value: T?
  mutating func next() -> T? {
    defer { value = nil }
    return value
  }
}
struct AnySource<T>: Source {
  private let step: () -> T?
  init<S: Source>(_ source: S) where S.Element == T {
    var source = source
    step = { source.next() }
  }
  func next() -> T? { step() }
}
let sources = [AnySource(Count(n: 2)), AnySource(Once(value: 7))]
for s in sources { while let n = s.next() { print("erased", n) } }
var any: any Source<Int> = Count(n: 3)
print(any.next()!, any.next()!)
any = Once(value: 42)
print(any.next()!, any.next() as Any)
func drain<S: Source>(_ s: S) -> [S.Element] {
  var s = s
  var all: [S.Element] = []
  while let x = s.next() { all.append(x) }
  return all
}
print(drain(Count(n: 4)), drain(Once(value: "v")))
let mixed: [any Source] = [Count(n: 1), Once(value: "s")]
print(mixed.map { "\(drain($0))" })
protocol Command { func run() -> String }
struct AnyCommand: Command {
  let body: () -> String
  func run() -> String { body() }
}
struct Hello: Command { func run() -> String { "hello" } }
let commands: [any Command] = [Hello(), AnyCommand { "closure" }, AnyCommand(body: Hello().run)]
print(commands.map { $0.run() })
struct Wrapped<T: Equatable> {
  let value: T
  func matches(_ other: Any) -> Bool { (other as? T) == value }
}
print(Wrapped(value: 3).matches(3), Wrapped(value: 3).matches("3"), Wrapped(value: "3").matches("3"))
func areEqual(_ a: any Equatable, _ b: any Equatable) -> Bool {
  func open<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
  return open(a)
}
print(areEqual(1, 1), areEqual(1, 2), areEqual("a", "a"), areEqual(1, "1"), areEqual([1], [1]))
let seqs: [any Sequence<Int>] = [[1, 2], 1...3, Set([5])]
print(seqs.map { $0.reduce(0, +) })
func describe(_ x: any Collection<String>) -> String { "\(x.count) \(x.first ?? "none")" }
print(describe(["a", "b"]), describe([]))
let comparables: [any Comparable] = [1, "a", 2.5]
print(comparables.map { "\(type(of: $0))" })
print((comparables[0] as? Int).map { $0 + 1 }!, AnySequence([1, 2]).map { $0 }, AnyHashable(3) == AnyHashable(3))
