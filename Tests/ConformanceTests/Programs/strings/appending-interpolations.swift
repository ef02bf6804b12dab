// Interpolations that are appended: to a variable, to a part of something, to a shared string, and of the string itself.

final class Log {
  var text = "" {
    didSet { changes += 1 }
  }
  var changes = 0
  var entries = ["a": "x"]
}

struct Named: CustomStringConvertible {
  let name: String
  var description: String { "<\(name)>" }
}

var text = "start"
let shared = text
for i in [-1, 0, 9, 10, 99, 100, Int.max, Int.min] { text += " \(i)," }
print(text)
print(shared)

text = "ab"
text += "\(text)-\(text)"
print(text)

let log = Log()
log.text += "\(1)+\(2)"
log.text += "=\(1 + 2)\(true)\(2.5)\("é" as Character)"
print(log.text, log.changes)

var lines = ["one", "two"]
lines[1] += "\(lines.count)\(lines[0])"
print(lines)

log.entries["a"]! += "\(7)"
log.entries["b", default: "new"] += "\(8 as UInt8)\(-3 as Int16)"
print(log.entries["a"] ?? "", log.entries["b"] ?? "")

var mixed = ""
mixed += "\(Named(name: "n")) \(lines) \(Optional(3) as Any)"
mixed += "\("")" + "\(UInt64.max)"
print(mixed)

let long = String(repeating: "long ", count: 20)
var whole = "w"
whole += "\(long)\(long.count)"
print(whole.count, whole.hasSuffix("100"))

func add(_ number: Int, to text: inout String) { text += "[\(number)]" }
add(5, to: &mixed)
print(mixed)

var optional: String? = "o"
optional? += "\(1)"
print(optional ?? "nil")
