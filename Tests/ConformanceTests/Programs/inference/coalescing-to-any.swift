let count: Int? = nil
print(count ?? "none")
let label: Any = count ?? "none"
print(label, type(of: label))
let kept: Any = Optional(3) ?? "none"
print(kept)
let nested: Any? = count ?? nil
print(nested as Any)
func show(_ x: Any) { print("any", x) }
show(count ?? "missing")
let table: [String: Any] = ["n": count ?? "?"]
print(table)
