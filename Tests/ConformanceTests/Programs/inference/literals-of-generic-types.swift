// `Box(3)` is the literal if `Box` has such literals; the context decides its generic parameters.

struct Box<T>: ExpressibleByIntegerLiteral {
  var value: Int
  init(integerLiteral value: Int) { self.value = value }
  init(_ x: T, y: Int = 0) { value = 9 }
}
let box: Box<Int> = Box(3)
print(box.value)
let written = Box<String>(3)
print(written.value)
let plain: Box<Double> = 4
print(plain.value)
struct Holder { var box: Box<Bool> = Box(7) }
print(Holder().box.value)
func make() -> Box<[Int]> { Box(8) }
print(make().value)
print(Box("a").value)
