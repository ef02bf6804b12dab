// Variables passed as pointers, in expressions whose types depend on each other.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

nonisolated(unsafe) private var key = 0
nonisolated(unsafe) private var stored: [Any] = []

func associated<Value>(_ object: Any, _ key: UnsafeRawPointer) -> Value? { stored.last as? Value }
func associate<Value>(_ object: Any, _ key: UnsafeRawPointer, _ value: Value) { stored.append(value) }
func sum(_ numbers: UnsafePointer<Int>, _ count: Int) -> Int { (0..<count).reduce(0) { $0 + numbers[$1] } }
func increase<Number: Numeric>(_ number: UnsafeMutablePointer<Number>) -> Number {
  number.pointee += 1
  return number.pointee
}

struct Wrapper<Base> {
  let base: Base
  private typealias Names = Box<[UInt: String]>
  private var names: Names {
    return associated(base, &key)
      ?? {
        associate(base, &key, $0)
        return $0
      }(Names([:]))
  }
  func add(_ name: String) { names.value[UInt(names.value.count)] = name }
  var count: Int { names.value.count }
}

let wrapper = Wrapper(base: "base")
wrapper.add("a")
wrapper.add("b")
print(wrapper.count)
var numbers = [1, 2, 3]
var size = 2.5
print([sum(&numbers, 3), sum(&numbers, 2)].map { $0 * 2 }, increase(&size) + 1, increase(&numbers[0]))
print(numbers, size)
