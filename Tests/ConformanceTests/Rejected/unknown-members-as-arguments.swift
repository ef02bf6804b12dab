// An argument that names no member leaves the generic parameter of the call open.
let names = ["a"]
let second = names.compactMap(String.lost)
let sixth = names.flatMap(String.gone)
let fourth = [1].filter(Int.missing)
func change<Value>(_ make: (Int) -> Value) {}
change(Int.missing)
