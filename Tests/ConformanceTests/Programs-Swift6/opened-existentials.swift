import Observation

// Swift 6 opens every existential that is passed for a generic parameter of the function itself.

protocol Shape {}
struct Circle: Shape {}
enum Failure: Error { case broken }
struct Box<T> {
  let content: T
  init(_ content: T) { self.content = content }
  static func name(_ content: T) -> String { "\(T.self)" }
}

func name<T>(_ value: T) -> String { "\(T.self)" }
func type<T>(_ value: T) -> T.Type { T.self }
func names<T, U>(_ first: T, _ second: U) -> String { "\(T.self) \(U.self)" }
func same<T>(_ first: T, _ second: T) -> String { "\(T.self)" }
func wrapped<T>(_ value: T?) -> String { "\(T.self)" }
func kept<T>(_ value: T) -> T { value }
func replaced<T>(_ value: inout T) -> String { "\(T.self)" }

func test() {
  let shape: any Shape = Circle()
  let any: Any = 1
  let error: any Error = Failure.broken
  let maybe: (any Shape)? = Circle()
  let key: any Hashable = "k"
  let numbers: any Collection<Int> = [1]
  print(name(shape), name(any), name(error), name(maybe), name(key), name(numbers), name([shape]), name((shape, 1)))
  print(type(shape), Box(shape), Box<any Shape>.name(shape), Swift.type(of: Box(key)))
  print(names(shape, key), names(1, shape), same(shape, shape), wrapped(shape))
  print(Swift.type(of: kept(shape)), name(kept(shape)))
  var changing: any Shape = Circle()
  print(replaced(&changing))
  print(name(shape as any Shape), name(Circle() as Any))
  for one in [shape] { print(name(one)) }
  do { throw Failure.broken } catch { print(name(error)) }
}
test()
