// Static properties are made once, at first use; globals of the main file in the order they are written.
func made(_ name: String) -> String {
  print("making", name)
  return name
}
struct Settings {
  static let shared = made("shared")
  static var count = 0 {
    didSet { print("count", oldValue, "->", count) }
  }
  static var doubled: Int {
    get { count * 2 }
    set { count = newValue / 2 }
  }
  static func reset() { count = 0 }
  var id: Int
  init() {
    Self.count += 1
    id = Settings.count
  }
}
print("start")
print(Settings.shared)
print(Settings.shared)
let a = Settings(), b = Settings()
print(a.id, b.id, Settings.count, Settings.doubled)
Settings.doubled = 20
Settings.reset()
class Base {
  static var tally = 0
  class var name: String { "Base" }
  class func make() -> String { name + " made" }
  static let lines = [made("line")]
}
class Derived: Base {
  override class var name: String { "Derived" }
}
Derived.tally += 1
print(Base.tally, Derived.make(), Base.make(), Base.lines.count, Derived.lines.count)
let kind: Base.Type = Derived.self
print(kind.name, kind == Derived.self, kind == Base.self)
enum Counter {
  private static var n = 0
  static func next() -> Int {
    defer { n += 1 }
    return n
  }
}
print(Counter.next(), Counter.next())
var global = made("global")
global += "!"
func readGlobal() -> String { global }
print(readGlobal())
struct Generic<T> {
  static var type: String { "\(T.self)" }
}
print(Generic<Int>.type, Generic<[String]>.type)
extension Int { static let answer = 42 }
let n: Int = .answer
print(n, Int.answer + .answer)
