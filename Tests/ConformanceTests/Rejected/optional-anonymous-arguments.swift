// An optional `$0`, passed on to a parameter that is not optional: swiftc does not propose to unwrap it.
func greet(_ name: String) {}
let names: [String?] = ["a", nil]
names.forEach { greet($0) }
names.forEach { name in greet(name) }
