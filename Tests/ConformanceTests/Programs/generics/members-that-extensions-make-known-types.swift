struct Bind<V> { var wrappedValue: V }
protocol Style { associatedtype In }
protocol Parse: Style {}
struct Num<T>: Parse { typealias In = T }
extension Style where Self == Num<Double> { static func inc(_ x: Double) -> Num<Double> { Num() } }
struct S<Value, F> where F: Parse, F.In == Value {
  let name: String
  init(value: Bind<[Double]>, format: F) where Value == Double { name = "clamped" }
  init(value: Bind<Value>, step: Double? = nil, format: F) { name = "plain" }
}
extension S where F == Num<Double> {
  init(value: Bind<[Double]>) { self.init(value: value, format: .inc(0.1)) }
}
print(S(value: Bind(wrappedValue: [1])).name)
extension S where F == Num<String> {
  func text() -> Value { "a" }
  func count(_ value: Value) -> Int { value.count }
}
extension S where F == Num<[Int]> {
  func sum(_ value: Value) -> Int { value.reduce(0, +) + Self.zero().count }
  static func zero() -> Value { [] }
}
print(S(value: Bind(wrappedValue: "x"), format: Num<String>()).text().count)
print(S(value: Bind(wrappedValue: [1]), format: Num<[Int]>()).sum([1, 2]))
struct Row<Element, List: Sequence> where List.Element == Element { var list: List }
extension Row where List == [Int] { func total(from first: Element) -> Int { list.reduce(first, +) } }
extension Row where List == [Element] { func again(_ one: Element) -> [Element] { list + [one] } }
print(Row(list: [1, 2]).total(from: 3), Row(list: ["a"]).again("b"))
