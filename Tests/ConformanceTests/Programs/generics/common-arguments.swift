// Several arguments for one generic parameter: what they have in common, what the place expects, or what is left.
protocol Named {}
class Base: Named, CustomStringConvertible { var description: String { "\(type(of: self))" } }
class First: Base {}
class Second: Base {}
struct Plain: Named {}
func name<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
func pick<T>(_ a: T, _ b: T) -> T {
  print(T.self, terminator: " ")
  return a
}
func lift<T>(_ a: T) -> T {
  print(T.self, terminator: " ")
  return a
}
func two<T>(_ a: T, _ b: T) -> [T] { [a, b] }
print(name(First(), Second()), name(First(), Base()), name(1, nil), name(1, Optional(2)), name(1, 2.5))
let x: Any = pick(1, "a")
let y: any Named = pick(First(), Plain())
let z: Base = pick(First(), Second())
let w = pick(First(), Second())
print(x, y, z, w)
print(pick(1, "a"))
print(pick(1, 2.5))
print(lift(1), lift(First()))
let anything: Any = lift(1)
let base: Base = lift(First())
let named: any Named = lift(First())
let optional: Int? = lift(1)
let object: Base? = lift(First())
let number: Double = pick(1, 2)
print(anything, base, named, optional as Any, object as Any, number)
let list: [Any] = two(1, "a"), objects: [Base] = two(First(), Second())
print(list, objects, true ? 1 : 2.5, false ? 1 : "a", max(1, 2.5))
func half<T: FloatingPoint>(_ x: T) -> T { x / 2 }
print(half(5), half(5 as Float), [1, "a", 2.5].map { (value: Any) in "\(type(of: value))" })
