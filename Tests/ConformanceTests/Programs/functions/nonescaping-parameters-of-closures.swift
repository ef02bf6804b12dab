import Foundation
typealias Handler = () -> Void
var kept: [() -> Void] = []
func take(_ f: (Handler) -> Void) { f { print("h") } }
func takeE(_ f: (@escaping Handler) -> Void) { f { print("e") } }
func takeO(_ f: (Handler?) -> Void) { f { print("o") } }
takeE { kept.append($0) }
takeE { f in kept.append { f() } }
takeO { f in if let f { kept.append(f) } }
take { $0() }
take { f in [1, 2].forEach { _ in f() } }
func g<T>(_ x: T, _ f: (T) -> Void) { f(x) }
g({ print("g") }) { f in kept.append(f) }
struct Box<V> { var v: V; func use(_ f: (V) -> Void) { f(v) } }
Box(v: { print("box") }).use { kept.append($0) }
let list: [() -> Void] = [{ print("l") }]
list.forEach { kept.append($0) }
for f in kept { f() }
let h: (@escaping () -> Void) -> () -> Void = { f in f }
h { print("hh") }()
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { f(g($0)) } }
print(compose({ $0 + 1 }, { $0 * 2 })(5))
let call: ((Int) -> Int) -> Int = { $0(3) }
print(call { $0 + 1 })
func c2(_ f: (@autoclosure () -> Int) -> Int) { print(f(3)) }
c2 { $0() + 1 }
typealias Middle = (@escaping (String) -> Void) -> Void
let m: Middle = { done in let again = done; again("x") }
m { print($0) }
let reduced = [{ (x: Int) in x + 1 }, { $0 * 2 }].reduce({ $0 }) { a, b in { b(a($0)) } }
print(reduced(4))
