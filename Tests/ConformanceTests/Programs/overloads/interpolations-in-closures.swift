// The values that a closure puts into a text decide which types its parameters may have.
func pick(_ body: (String) -> String) -> String { "of a String: \(body("ab"))" }
func pick(_ body: (Int) -> String) -> String { "of an Int: \(body(41))" }

print(pick { "\($0 + 1)" })
print(pick { "\($0.count)" })
print(pick { number -> String in "\(number * 2)" })
print(pick { text in "a" + "\(text.utf8.count)" })
print(pick { $0.uppercased() + "\($0)" })

func each<Key, Value>(_ pairs: [Key: Value], _ body: (Key, Value) -> String) -> [String] { pairs.map(body) }
func each<Key, Value>(_ pairs: [Key: Value], _ body: (Key) -> String) -> [String] { pairs.keys.map(body) }
print(each(["a": 1]) { "\($0)\($1)" }, each(["b": 2]) { "\($0)" })
