// A requirement dispatches dynamically; a method only in the extension is chosen by the static type.
protocol Greeter {
  var name: String { get }
  func greet() -> String
}
extension Greeter {
  func greet() -> String { "Hello from \(name)" }
  func shout() -> String { greet().uppercased() + "!" }
  func aside() -> String { "default aside" }
}
struct Plain: Greeter {
  let name = "plain"
}
struct Own: Greeter {
  var name: String
  func greet() -> String { "Own \(name)" }
  func aside() -> String { "own aside" }
  func shout() -> String { "own shout" }
}
let plain = Plain()
let own = Own(name: "o")
print(plain.greet(), plain.shout(), plain.aside())
print(own.greet(), own.shout(), own.aside())
let some: any Greeter = own
print(some.greet(), some.shout(), some.aside())
func generic<T: Greeter>(_ g: T) -> [String] { [g.greet(), g.shout(), g.aside()] }
print(generic(own))
print(generic(plain))

protocol Counter {
  var count: Int { get set }
  static var start: Int { get }
  init()
  mutating func increment(by n: Int)
}
extension Counter {
  static var start: Int { 1 }
  mutating func increment(by n: Int) { count += n }
  mutating func increment() { increment(by: Self.start) }
}
struct Single: Counter { var count = 0 }
struct Fives: Counter {
  static let start = 5
  var count = 100
}
func run<C: Counter>(_ type: C.Type) -> Int {
  var c = C()
  c.increment()
  c.increment(by: 2)
  return c.count
}
print(run(Single.self), run(Fives.self))
