protocol Clock2: Sendable {}; struct Fixed: Clock2 {}
func get<T: Sendable>(_ t: T.Type = T.self) -> T? { print("get", t); return Fixed() as? T }
let x: (any Clock2)? = get(); print(x as Any)
