// `\(value, default: text)` takes a value that is never nil as well.
let name = "x"
let none: Int? = nil
print("\(name, default: "u") \(none, default: "none") \(3, default: "u") \([1], default: "e")")
struct Reading { var level: Double? }
print("\(Reading(level: 1.5).level, default: "-") \(Reading().level, default: "-") \(Optional(Optional(3)), default: "x")")
