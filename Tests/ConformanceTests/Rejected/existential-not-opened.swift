// Where opening an existential would lose what is inside, it cannot be passed.
protocol Shape { func name() -> String }
struct Box<T: Shape> {
  init(_ shape: T) {}
  func kept<U: Shape>(_ shape: U) -> Box<U> { Box<U>(shape) }
}
struct Circle: Shape { func name() -> String { "" } }
func array<T: Shape>(_ shapes: [T]) {}
func optional<T: Shape>(_ shape: T?) {}
func two<T: Shape>(_ a: T, _ b: T) {}
func made<T: Shape>(_ a: T, _ make: () -> T) {}
func boxed<T: Shape>(_ a: T) -> Box<T> { Box(a) }
func several<T: Shape>(_ shapes: T...) {}
func same<T: Shape>(_ shape: T) -> T { shape }
func grown(_ shape: some Shape) -> some Shape { shape }
func test(_ a: any Shape, _ b: any Shape, _ maybe: (any Shape)?, _ list: [any Shape]) {
  array(list)
  array([a, b])
  optional(maybe)
  two(a, b)
  made(a) { b }
  _ = boxed(a)
  several(a)
  _ = Box(a)
  _ = Box(Circle()).kept(a)
  let number: Int = same(a)
  let other: Int = grown(a)
  let box: Box<any Shape>
  let wrong: Box<Int>
}
struct Keyed<T: Hashable> {}
let keyed: Keyed<any Hashable>
