func wrap2<T, E>(_ a: () -> T, or b: (E) -> T) { print(T.self, E.self) }
wrap2({ 5 }, or: { (e: Int) in })
func two<T>(_ a: () -> T, _ b: () -> T) { print(T.self) }
two({ 5 }, { })
two({ }, { 5 })
two({ 5 }, { print() })
two({ "a" }, { () })
func one<T>(_ a: T, _ b: () -> T) { print(T.self) }
one((), { 5 })
func run(_ f: () -> Void) { f(); print("run") }
run { 5 }
func three<T>(_ a: () throws -> T, catch b: (Error) -> T) -> T { try! a() }
three({ 5 }, catch: { print($0) })
three { 5 } catch: { print($0) }
three { [1].count } catch: { e in print(e) }
let x: Void = three { [1].count } catch: { e in print(e); print(e) }
