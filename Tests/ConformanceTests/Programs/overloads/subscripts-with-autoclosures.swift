// Subscripts take autoclosures as functions do, whatever type the argument has.
protocol P {}
struct V: P {}
class Base {}
struct Table {
  subscript<T: P>(key: Any?, value: T) -> String { "Any?" }
  subscript<T, U: P>(key: @autoclosure () -> T, value: U) -> String { "autoclosure \(T.self)" }
  subscript(lazy value: @autoclosure () -> Int) -> String { "lazy Int \(value())" }
  subscript(lazy value: @autoclosure () -> String) -> String { "lazy String \(value())" }
  subscript(or value: @autoclosure () -> Base) -> String { "lazy Base" }
  subscript(or value: Int) -> String { "Int" }
}
let table = Table()
print(table[Base(), V()], table[1, V()], table[V(), V()])
print(table[lazy: 1], table[lazy: "a"], table[lazy: [1, 2].count], table[or: Base()], table[or: 3])
