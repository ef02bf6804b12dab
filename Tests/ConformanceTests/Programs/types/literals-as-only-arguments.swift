// `T(literal)` is the literal itself where the type has such literals, in parentheses, too; `T.init` is the initializer.
struct Whole: ExpressibleByIntegerLiteral, CustomStringConvertible {
  var description: String
  init(integerLiteral value: Int) { description = "literal \(value)" }
  init(_ value: Int) { description = "init \(value)" }
}
struct Text: ExpressibleByStringLiteral, CustomStringConvertible {
  var description: String
  init(stringLiteral value: String) { description = "literal \(value)" }
  init(_ value: String) { description = "init \(value)" }
}
struct Real: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var description: String
  init(floatLiteral value: Double) { description = "real \(value)" }
  init(integerLiteral value: Int) { description = "whole \(value)" }
  init(_ value: Double) { description = "init \(value)" }
}
struct Truth: ExpressibleByBooleanLiteral, CustomStringConvertible {
  var description: String
  init(booleanLiteral value: Bool) { description = "literal \(value)" }
  init(_ value: Bool) { description = "init \(value)" }
}
struct List: ExpressibleByArrayLiteral, CustomStringConvertible {
  var description: String
  init(arrayLiteral values: Int...) { description = "literal \(values)" }
  init(_ values: [Int]) { description = "init \(values)" }
}
typealias Number = Whole
print(Whole(1), Whole((1)), Whole(((1))), Whole(-1), (Whole)(1), Number(1))
print(Whole.init(1), Whole.init((1)), Whole(1 + 1), Number.init(1))
print(Text("a"), Text(("a")), Text.init("a"))
print(Real(1), Real((1)), Real(1.5), Real((1.5)), Real.init(1.5))
print(Truth(true), Truth((true)), Truth.init(true))
print(List([1]), List(([1])), List.init([1]))
