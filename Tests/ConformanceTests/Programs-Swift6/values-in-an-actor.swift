struct Store { var items: [String] = []; mutating func add(_ s: String) { items.append(s) } }
actor Repo { var s = Store(); func add(_ x: String) -> Int { s.add(x); return s.items.count } }
print(await Repo().add("x"))
