// A generic type that is named without arguments: its arguments prefer the type of what is passed, and that counts for
// the name and for the call.
protocol P {}
struct W: P {}
struct V: P {}
class A {}
class B: A {}
struct Box<T> {
  var t: T
  init(_ t: T) { self.t = t }
  init(make: () -> T) { t = make() }
  func same() -> Box<T> { self }
}
struct Two<A, B> {
  var a: A
  var b: B
}

infix operator <*>: AdditionPrecedence
func <*> (_ box: Box<any P>, _ n: Int) { print("any P", type(of: box)) }
func <*> <T: P>(_ box: Box<T>, _ n: Int) { print("T", T.self) }
func f(_ box: Box<any P>, _ n: Int) { print("any P", type(of: box)) }
func f<T: P>(_ box: Box<T>, _ n: Int) { print("T", T.self) }
func g(_ box: Box<any P>) { print("any P", type(of: box)) }
func g<T: P>(_ box: Box<T>) { print("T", T.self) }
func c(_ box: Box<A>) { print("A") }
func c<T: A>(_ box: Box<T>) { print("T", T.self) }
func d(_ box: Box<A>) { print("Box<A>") }
func d(_ box: Box<B>) { print("Box<B>") }
func o(_ box: Box<Int?>) { print("Int?") }
func o(_ box: Box<Int>) { print("Int") }
func q(_ box: Box<Any>) { print("Any") }
func q<T>(_ box: Box<T>) { print("T", T.self) }
func t(_ pair: Two<any P, Int>) { print("any P, Int") }
func t<T: P, U>(_ pair: Two<T, U>) { print("T", T.self, U.self) }
func s(_ set: Set<AnyHashable>) { print("AnyHashable") }
func s<T>(_ set: Set<T>) { print("T", T.self) }
func a(_ array: [Any]) { print("Any") }
func a<T>(_ array: [T]) { print("T", T.self) }
func h(_ array: [any P]) { print("any P", type(of: array)) }
func h<T: P>(_ array: [T]) { print("T", T.self) }

let w = W()
let b = B()
let n = 1
Box(W()) <*> n
Box(w) <*> 1
Box(w) <*> n
f(Box(W()), n)
f(Box(w), n)
g(Box(W()))
g(Box(w))
g(Box(make: { w }))
g(Box<W>(w))
g(Box(w as any P))
g(.init(w))
g(Box(w).same())
c(Box(b))
d(Box(b))
o(Box(1))
q(Box(1))
t(Two(a: w, b: 1))
t(Two(a: w, b: n))
t(.init(a: w, b: 2))
s(Set([1]))
s(Set([1, 2].map { $0 }))
s([1])
a(Array([1]))
a(Array(repeating: 1, count: 2))
a([1] + [2])
a(Array(1...3))
h([W()])
h([w, V()])
h(Array([w]))
h([w].map { $0 })
