protocol Clock2: Sendable {}; struct Fixed: Clock2 {}
func get2<T: Sendable>(_ t: T.Type) -> String { "get2 \(t)" }
print(get2(Fixed.self)); print(get2(Int.self)); print(get2((any Clock2).self))
