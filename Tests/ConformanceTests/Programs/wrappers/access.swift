// Access from elsewhere: extensions, closures, subclasses, protocols, nested types.
@propertyWrapper struct W<T> { var wrappedValue: T; var projectedValue: W<T> { get { self } set { self = newValue } } ; var id = 0 
 init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct S { @W private var secret = 1; @W private(set) var readable = 2; @W fileprivate var fp = 3; @W public var pub = 4
  mutating func bump() { secret += 1; readable += 1; $readable.id = 5; _secret.id = 6 } 
  struct Inner { func peek(_ s: S) -> Int { s.secret + s._secret.id } } }
extension S { var all: [Int] { [secret, readable, fp, pub, _secret.id, $readable.id] } ; mutating func ext() { let c = { (s: inout S) in s.secret = 50; s._readable.id = 9 } ; c(&self) } }
var s = S(); s.bump(); print(s.all, s.readable, S.Inner().peek(s)); s.ext(); print(s.all); s.fp += 1; s.pub += 1; s.$pub.id = 3; print(s.fp, s.$pub)
protocol HasName { var name: String { get set } ; static var shared: Int { get set } }
extension HasName { mutating func shout() { name += "!" } ; func greet() -> String { "hi " + name } }
struct P: HasName { @W var name: String; @W static var shared = 0 } 
class K: HasName { @W var name = "k"; @W static var shared = 10 }
var p = P(name: "p"); p.shout(); print(p.greet()); var k = K(); k.shout(); print(k.greet())
func bump<T: HasName>(_ t: T.Type) { t.shared += 1; print(t.shared) } ; bump(P.self); bump(K.self); bump(P.self)
class Node { @W var next: Node?; var tag: String; init(_ t: String) { tag = t } ; deinit { print("bye", tag) } }
do { let a = Node("a"); a.next = Node("b"); a.next?.next = Node("c"); print(a.next?.next?.tag ?? "-"); a.next = nil; print("end") }
class Cap { @W var n = 0; func go() -> () -> Int { { [weak self] in self?.n += 1; return self?.n ?? -1 } } ; func go2() -> () -> Void { { self.n += 10; self.$n.id += 1 } } }
let cap = Cap(); let go = cap.go(); print(go(), go()); cap.go2()(); print(cap.n, cap.$n.id)
