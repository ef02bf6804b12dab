protocol P {}
protocol Q {}
class Base<T> {}
class Sub: Base<Int>, P, Q {}
func c<T>(_ t: T.Type) { print(t) }
c((Base<Int> & P).self)
c((any P & Sendable).self)
c((P & AnyObject).self)
c((P & Q & AnyObject).self)
c([P & Q].self)
c(Optional<P & Q>.self)
let list = [P & Q]()
print(list.count, type(of: list))
let d = [String: any P & Q]()
print(type(of: d))
let x: Any = Sub()
print(x is P & Q, (x as? Base<Int> & P) != nil)
func rc<T, U>(_ f: T, to: U.Type) -> Bool { f is U }
print(rc({ (x: Int) in x }, to: ((Int) -> Int).self))
print(rc({ () -> Void in }, to: (() -> ()).self), rc({ () -> Void in }, to: (() -> Void).self))
c((() -> ()).self)
c((() throws -> Int).self)
let handlers = [() -> ()]()
print(handlers.count)
var table = [String: (Int) -> ()]()
table["a"] = { print($0) }
table["a"]?(3)
