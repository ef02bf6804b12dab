// CustomStringConvertible and CustomDebugStringConvertible are used by print, interpolation and containers.
struct Plain { var n = 1 }
struct Custom: CustomStringConvertible {
  var n = 2
  var description: String { "<\(n)>" }
}
struct DebugOnly: CustomDebugStringConvertible {
  var debugDescription: String { "debug only" }
}
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "plain" }
  var debugDescription: String { "debug" }
}
enum Mode: CustomStringConvertible {
  case on, off
  var description: String { self == .on ? "ON" : "OFF" }
}
class Thing: CustomStringConvertible {
  var name = "thing"
  var description: String { "a \(name)" }
}
class Special: Thing {
  override var description: String { "special " + super.description }
}
print(Plain(), Custom(), DebugOnly(), Both(), Mode.on, Thing(), Special())
print([Plain()], [Custom()], [DebugOnly()], [Both()], [Mode.off], [Thing()], [Special()])
print("\(Custom()) \(Both()) \(DebugOnly()) \(Mode.on) \(Special())")
print(Optional(Custom()) as Any, Optional(Both()) as Any, (Custom(), Both()), ["k": Both()], [Mode.on: 1])
debugPrint(Custom(), Both(), DebugOnly(), Mode.on, "text", [Both()])
print(String(describing: Both()), String(reflecting: Both()), Custom().description, Mode.off.description.count)
struct Outer {
  var custom = Custom()
  var both = Both()
  var text = "t"
  var optional: Custom? = Custom()
  var list = [Custom(n: 1)]
  var nested = Plain()
}
print(Outer())
print([Outer()])
extension Plain { var shout: String { "\(self)".uppercased() } }
print(Plain().shout, "\(Plain.self)", "\([Mode.on, .off])")
struct Generic<T>: CustomStringConvertible {
  var value: T
  var description: String { "G(\(value))" }
}
print(Generic(value: 1), Generic(value: "s"), [Generic(value: Optional(2))], Generic(value: Generic(value: [1])))
let any: Any = Custom(n: 9)
print(any, [any], (any as! CustomStringConvertible).description)
let described: [any CustomStringConvertible] = [1, "two", Custom(), 4.0]
print(described.map(\.description), described)
enum Payload { case one(Custom), two(text: String, both: Both) }
print(Payload.one(Custom()), Payload.two(text: "x", both: Both()), [Payload.one(Custom(n: 3))])
print(Custom().n.description, true.description, [1].description, ["a"].debugDescription, "q\"".debugDescription)
