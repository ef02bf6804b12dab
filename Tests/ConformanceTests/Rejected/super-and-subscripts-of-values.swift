struct A { func f() { super.f() } }
enum B { func f() { super.f() } }
extension Int { func f() { super.f() } }
protocol P {}
extension P { func f() { super.f() } }
struct T { static subscript(i: Int) -> Int { i } }
print(T()[1])
