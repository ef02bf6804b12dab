// Each instance of the type leads to a longer one.
struct Variadic<each T> {
  let values: (repeat each T)
  init(_ values: repeat each T) { self.values = (repeat each values) }
  func appending<U>(_ value: U) -> Variadic<repeat each T, U> {
    Variadic<repeat each T, U>(repeat each values, value)
  }
  func forEach(_ body: (Any) -> Void) { repeat body(each values) }
}
let short = Variadic(1, "z")
let long = short.appending(false)
short.forEach { print($0, terminator: ";") }
long.forEach { print($0, terminator: ";") }
print()
print(type(of: long), long.values.2)
