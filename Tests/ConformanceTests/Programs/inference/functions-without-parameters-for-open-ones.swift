struct Key<P> { let make: () -> P }
extension Key where P == Void { static var down: Key<Void> { Key<Void> { () } } }
extension Key where P == Int { static var up: Key<Int> { Key<Int> { 3 } } }
struct Keys { static let gone = Key<Void> { () } }
func on<P>(_ key: Key<P>, perform action: @escaping (P) -> Void) { action(key.make()) }
func use(_ action: @escaping () -> Void, _ other: @escaping (Int) -> Void) {
  on(.down, perform: action)
  on(Keys.gone, perform: action)
  on(.up, perform: other)
}
use({ print("a") }, { print($0) })
let f: () -> Void = { print("f") }
func apply<T>(_ x: T, _ f: (T) -> Int) -> Int { f(x) }
func three() -> Int { 3 }
print(apply((), three))
