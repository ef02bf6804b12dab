func a(_ d: [String: Any]) { if let v = d["a"], let v = v as? Int { print(v) } }
a(["a": 1])
func b(_ o: Int??) { guard let o = o, let o = o else { return print("nil") }; print(o) }
b(3)
func c(_ o: Int?) { if let o, case let o = o + 1, let o = Optional(o) { print(o) } }
c(1)
func d(_ o: Int?) { guard let o, let x = Optional(o), let x = Optional(x + 1) else { return }; print(o, x) }
d(1)
