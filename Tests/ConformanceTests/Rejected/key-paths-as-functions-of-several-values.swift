struct U { let name: String }
print([U(name: "a")].sorted(by: \.name))
print([U(name: "a")].reduce(0, \.name))
let f: (U, Int) -> String = \.name
let g: () -> String = \.name
func h(_ x: (U, U) -> Bool) {}
h(\.name)
