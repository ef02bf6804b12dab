let a: Any = { (x: Int) -> Int in x }
let b: Any = { @Sendable (x: Int) -> Int in x }
print(a is (Int) -> Int, a is @Sendable (Int) -> Int, b is (Int) -> Int, (b as? (Int) -> Int)?(3) as Any, (b as? @Sendable (Int) -> Int)?(3) as Any)
struct R { var d: [String: Any] = [:]; mutating func add<T>(_ t: T) { d["\(T.self)"] = t }; func get<T>() -> T? { d["\(T.self)"] as? T } }
var r = R(); r.add({ @Sendable in 1 } as @Sendable () -> Int); let g: (() -> Int)? = r.get(); let h: (@Sendable () -> Int)? = r.get(); print(g?() as Any, h?() as Any, r.d.keys.sorted())
