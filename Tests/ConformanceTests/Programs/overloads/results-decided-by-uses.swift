// What is done with a result decides between overloads that differ in their results alone.
protocol P {}
struct S: P {}
let flag = true
func show<T>(_ x: T) { print(T.self) }
func takesP(_ x: any P) { print("P") }
func a() -> String { "a" }
func a() -> Int { 1 }
show(flag ? a() : 1)
show(a() + 1)
show(-a())
show(max(a(), 2))
show(a() + "b")
show(a() == 1)
show([a(), 1])
show(a() * 2 + 1)
func b() -> Int { 1 }
func b() -> Int? { 2 }
func b() -> S { S() }
func b() -> () -> Double { { 1.5 } }
func b() -> (Int, Int) { (1, 2) }
if let x = b() { show(x) }
takesP(b())
show(b()())
show(b().0)
let (m, n) = b()
print(m, n)
func c() -> [Int] { [1] }
func c() -> Double { 1.5 }
func c() -> Bool { true }
for x in c() { print(x) }
if c() { print("Bool") }
show(c().map { $0 * 2 })
show(c() + 0.5)
show(c()[0])
show(!c())
show(c() < 2.5)
while c() { break }
let d: Set<Double> = [c(), 2]
print(d.count)
