// Force unwrapping nil stops the program.
let table = ["a": 1]
print(table["a"]!)
func get(_ key: String) -> Int { table[key]! }
print("next")
print(get("b"))
print("never")
