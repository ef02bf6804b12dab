// Locals: captured, changed in closures, in loops, with generics, projected; wrapper classes.
@propertyWrapper struct Hist<T> { var wrappedValue: T { didSet { all.append(oldValue) } }; var all: [T] = []
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  var projectedValue: [T] { all } }
func f<T>(_ a: T, _ b: T) -> [T] { @Hist var x = a; x = b; x = a; let g = { x = b; return $x }; return g() }
print(f(1, 2), f("a", "b"))
func loop() { for i in 0..<2 { @Hist var k = i; k += 10; k += 100; print(k, $k) } }
loop()
func nested() -> () -> Int { @Hist var n = 0; func up() { n += 1 }; return { up(); up(); print($n, _n.all.count); return n } }
let c = nested(); print(c(), c())
func later(_ b: Bool) { @Hist var s: String; if b { s = "yes" } else { s = "no" }; s += "!"; print(s, $s) }
later(true); later(false)
struct T { func m() { @Hist var q: [Int] = []; q.append(1); q.append(2); print(q, $q); let (a, b) = (q, $q); print(a, b) }
  var p: Int { @Hist var z = 1; z += 1; return z } }
T().m(); print(T().p)
func opt() { @Hist var o: Int?; print(o as Any); o = 3; o? += 1; print(o!, $o); if let o { print(o) }; guard let v = o else { return }; print(v) }
opt()
switch 3 { case let y: 
  func inner() { @Hist var z = y; z += 1; print(z) }
  inner() }
