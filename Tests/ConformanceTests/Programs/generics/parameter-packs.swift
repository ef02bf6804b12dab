// Parameter packs of functions: builders of any number of parts, tuples, loops, nested expansions and conditions.
protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
extension Never: View { var body: Never { fatalError() } }
struct Text: View { let s: String; init(_ s: String) { self.s = s }; var body: Never { fatalError() } }
struct EmptyView: View { var body: Never { fatalError() } }
struct TupleView<T>: View { let value: T; init(_ value: T) { self.value = value }; var body: Never { fatalError() } }
@resultBuilder struct ViewBuilder {
  static func buildExpression<C: View>(_ c: C) -> C { c }
  static func buildBlock() -> EmptyView { EmptyView() }
  static func buildBlock<C: View>(_ c: C) -> C { c }
  static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> { TupleView((repeat each content)) }
}
struct V<C: View>: View { let c: C; init(@ViewBuilder _ c: () -> C) { self.c = c() }; var body: Never { fatalError() } }
let v = V { Text("a"); Text("b"); EmptyView(); V { Text("c"); Text("d") } }
print(type(of: v), v.c.value.1.s)
func count<each T>(_ values: repeat each T) -> Int {
  var count = 0
  repeat (_ = each values, count += 1)
  return count
}
print(count(), count(1), count(1, "a", 2.0))
func show<each T>(_ values: repeat each T, separator: String = ",") -> String {
  var parts: [String] = []
  for value in repeat each values {
    if "\(value)" == "skip" { continue }
    if "\(value)" == "stop" { break }
    parts.append("\(value)")
  }
  return parts.joined(separator: separator)
}
print(show(1, "b"), show(1, "skip", 2.5, separator: "-"), show("x", "stop", "y"))
func pairs<each T, each U>(_ first: repeat each T, with second: repeat each U) -> (repeat (each T, each U)) {
  (repeat (each first, each second))
}
print(pairs(1, "a", with: 2.0, true))
struct Missing: Error {}
func unwrap<T>(_ value: T?) throws -> T {
  guard let value else { throw Missing() }
  return value
}
func all<each T>(_ values: repeat (each T)?) -> (repeat each T)? {
  do { return (repeat try unwrap(each values)) } catch { return nil }
}
print(all(1, "x") as Any, all(1, String?.none) as Any, all(Optional(5)) as Any)
func equal<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
  for (x, y) in repeat (each a, each b) {
    if x != y { return false }
  }
  return true
}
print(equal((1, "a"), (1, "a")), equal((1, 2), (1, 3)), equal(1, 1))
func describe<each T>(_ values: repeat each T) -> [String] where repeat each T: CustomStringConvertible {
  var all: [String] = []
  repeat all.append((each values).description)
  let tuple = (repeat [each values])
  repeat all.append("\((each tuple).count)")
  return all
}
print(describe(1, true, "s"))
func types<each T>(_ types: repeat (each T).Type) -> String {
  var names: [String] = []
  repeat names.append("\(each types)")
  return names.joined(separator: " ")
}
print(types(Int.self, String.self, [Double].self))
func apply<each T, R>(_ values: repeat each T, to body: (repeat each T) -> R) -> R { body(repeat each values) }
print(apply(1, 2, to: +), apply("a", 3) { String(repeating: $0, count: $1) })
struct Joined {
  let text: String
  init<each T: CustomStringConvertible>(_ values: repeat each T, end: String) {
    var text = ""
    repeat text += (each values).description + ";"
    self.text = text + end
  }
  func with<each T>(_ more: repeat each T) -> Joined { Joined(text, count(repeat each more), end: "!") }
}
print(Joined(1, 2.5, "c", end: ".").text, Joined(end: "e").with(1, 2).text)
func mapped<each T, each R>(_ values: repeat each T, transform: repeat (each T) -> each R) -> (repeat each R) {
  (repeat (each transform)(each values))
}
print(mapped(1, "a", transform: { $0 + 1 }, { $0 + "b" }))
