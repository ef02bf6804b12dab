// A closure may take any number of values for its last parameter.
let add: (Int...) -> Int = { (xs: Int...) in xs.reduce(0, +) }
print(add(1, 2, 3), add())
let log = { (prefix: String, values: Any...) in print(prefix, values.count, values) }
log("a", 1, "b")
log("none")
print(type(of: add), type(of: log))
func apply(_ f: (String...) -> String) -> String { f("x", "y") }
print(apply { (parts: String...) in parts.joined(separator: "-") })
