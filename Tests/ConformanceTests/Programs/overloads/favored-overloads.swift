// Where an overload that swiftc looks at first fits, no other is compared with it, even if it converts more.
class Animal {}
final class Dog: Animal {}
struct Person { var age = 1 }
let path = \Person.age, i8: Int8 = 2, i = 1, dog = Dog(), animal: Animal = Dog()
func f(_ x: Any..., with y: some Numeric) { print("Any..., some Numeric") }
func f(_ x: [Animal], with y: Any...) { print("[Animal], Any...") }
f([], with: i8)
f([animal, dog], with: i)
f([animal], with: 1)
struct Paths {
  subscript(x: AnyKeyPath) -> Int {
    print("AnyKeyPath")
    return 1
  }
  subscript(x: Any...) -> Int? {
    print("Any...")
    return 1
  }
}
let _: Int? = Paths()[path]
_ = Paths()[path]
func g(_ x: Int, y: Int = 1) { print("Int, y: Int") }
func g(_ x: Any...) { print("Any...") }
func g(_ x: Int?, z: Int) { print("Int?, z: Int") }
g(1)
g(1, 2)
g("a")
func h(_ x: Animal?) { print("Animal?") }
func h<T>(_ x: T) { print("T", T.self) }
h(animal)
h(dog)
func k(_ x: Int) { print("Int") }
func k(_ x: Float) { print("Float") }
func k(_ x: Double) { print("Double") }
k(1 + 2.5)
k(1 + 2 * 3)
struct Members {
  func f(_ x: Int) { print("Int") }
  func f(_ x: Any...) { print("Any...") }
  func f(_ x: Int, y: Int = 1) { print("Int, y: Int") }
}
Members().f(i)
Members().f(1)
Members().f(1 + 2)
Members().f(2.5)
