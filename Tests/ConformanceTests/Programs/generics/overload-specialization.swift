// Of overloads that fit equally well the one is meant whose arguments the others would take as well.
protocol Thing {}
protocol Special: Thing {}
struct A: Special {}
struct B: Thing {}
class C {}
class D: C {}
func kind<T>(_ x: T) -> String { "any type" }
func kind<T: Thing>(_ x: T) -> String { "thing" }
func kind<T: Special>(_ x: T) -> String { "special" }
func kind(_ x: Int) -> String { "Int" }
print(kind(A()), kind(B()), kind(C()), kind(1), kind(true), kind("s"))
func shape<T>(_ x: [T]) -> String { "array" }
func shape<T: Collection>(_ x: T) -> String { "collection" }
func shape<T>(_ x: T) -> String { "value" }
func shape(_ x: [Int]) -> String { "[Int]" }
print(shape([1]), shape(["a"]), shape("s"), shape(1), shape(1...3))
func depth<T>(_ x: T?) -> String { "optional" }
func depth<T>(_ x: T) -> String { "value" }
print(depth(1), depth(Optional(1)), depth(nil as Int?))
func take(_ x: some Thing) -> String { "some" }
func take(_ x: any Thing) -> String { "any" }
func object(_ x: C) -> String { "C" }
func object(_ x: D) -> String { "D" }
func object(_ x: C?) -> String { "C?" }
print(take(A()), object(C()), object(D()), object(nil), object(Optional(D())))
func count(_ x: Int, _ y: Int = 0) -> String { "default" }
func count(_ x: Int) -> String { "one" }
func count(_ x: Int...) -> String { "several" }
print(count(1), count(1, 2), count(1, 2, 3), count())
