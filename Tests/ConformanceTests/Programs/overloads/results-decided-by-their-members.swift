// A property of the type itself is more special than one of a protocol; an operator decides between results.
func show<T>(_ value: T) { print(T.self) }
struct S {}
func a() -> Substring { print("Substring"); return "r" }
func a() -> [String: Int] { print("dictionary"); return [:] }
func a() -> Int8 { print("Int8"); return 1 }
show(a().count)
func c() -> [Int] { print("[Int]"); return [1] }
func c() -> String { print("String"); return "r" }
func c() -> Void { print("Void") }
show(c()[0])
func f() -> Character { print("Character"); return "c" }
func f() -> Float { print("Float"); return 1 }
func f() -> (Int, Int) { print("pair"); return (1, 2) }
func f() -> () -> Int { print("function"); return { 1 } }
show(f() + 1)
show(1 + f())
let x = f() * 2
show(x)
func g() -> S { print("S"); return S() }
func g() -> Float { print("Float"); return 1 }
show(g() + 1)
show([g() + 1])
