// A generic function is as specialized as another if its parameters meet the requirements of the other's.
protocol P {}
struct S: P {}
class Base {}

func text<T: AnyObject>(_ p0: some Collection<Character>, with p1: T) { print("object", T.self) }
func text<T>(_ p0: some Collection<Character>, with p1: T) { print("any", T.self) }
text("a", with: Base())
text("a", with: 1)

struct M {
  func f<T: P>(_ p0: () -> T, _ p1: some Any) { print("generic", T.self) }
  func f(_ p0: () -> any P, _ p1: some Any) { print("existential") }
}
M().f({ S() }, 1)

// Optional elements without a common type are optionals of `Any`.
func rest<T, U: Equatable>(_ p0: Int, _ p1: [T], a p2: U) { print("equatable", T.self, U.self) }
func rest<T>(_ p0: Int, _ p1: [T], a p2: T...) { print("variadic", T.self) }
rest(1, [[1].first], a: nil, "o" as String?)

// An override of a function with an autoclosure overrides that one, and not the one with a closure.
class Parent {
  func f(by p0: () -> Int) { print("closure") }
  func f(by p0: @autoclosure () -> Int) { print("value") }
  func g(_ p0: [Int]) { print("array") }
  func g(_ p0: Int...) { print("variadic") }
}
class Child: Parent {
  override func f(by p0: @autoclosure () -> Int) { print("child's value") }
  override func g(_ p0: Int...) { print("child's variadic") }
}
Child().f(by: 1 + 2)
Child().f { 1 }
let parent: Parent = Child()
parent.f(by: 1)
parent.f { 1 }
parent.g(1, 2)
parent.g([1])
