class Person { var n = 1 }
func need<T: Sendable>(_ t: T) {}
struct Gen<T> { var t: T; init(_ t: T) { self.t = t }; func m<U: Sendable>(_ u: U) {} }
func t1() { need([Person()]); need((1, Person())); need(Optional(Person())); need(Person.self) }
func t2(a: Any, e: any Error, p: any Equatable) { need(a); need(e); need(p) }
func t3() { Gen(1).m(Person()) }
func t4<T>(x: T) { need(x) }
actor Bank { func deposit<T: Sendable>(_ x: T) {} }
func pay(b: Bank, c: Person) async { await b.deposit(c) }
