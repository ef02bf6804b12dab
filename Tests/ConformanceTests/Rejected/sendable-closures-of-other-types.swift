let f: @Sendable (Int) -> Void = { (s: String) in }
let g: @MainActor (Int) -> Void = { (s: String) in }
func h(_ f: @escaping @Sendable (Int) -> Void) {}
h { (s: String) in }
let o: (@Sendable (Int) -> Void)? = { (s: String) in }
func k(_ f: @escaping @isolated(any) (Int) -> Int) { let x: Int = f }
