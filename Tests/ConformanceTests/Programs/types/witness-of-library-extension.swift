// An extension of a type of the library decides the type witness that an alias of another declaration asks for, before
// the default of the protocol's own extension does.
protocol Arithmetic {}
extension Double: Arithmetic {}
struct Empty: Arithmetic {}

protocol Changing {
  associatedtype Data: Arithmetic
  var data: Data { get set }
}

extension Changing where Data == Empty {
  var data: Empty {
    get { Empty() }
    set {}
  }
}

struct Pair<First: Arithmetic, Second: Arithmetic>: Arithmetic {
  var first: First
  var second: Second
}

struct Effect: Changing {
  var offset: SIMD2<Double>
  typealias Data = SIMD2<Double>.Data
  var data: Data {
    get { offset.data }
    set { offset.data = newValue }
  }
}

struct Plain: Changing {}

extension SIMD2: Changing where Scalar: Arithmetic {
  var data: Pair<Scalar, Scalar> {
    get { Pair(first: x, second: y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}

var effect = Effect(offset: [1, 2])
print(effect.data)
effect.data = Pair(first: 3, second: 4)
print(effect)
print(type(of: Plain().data))
