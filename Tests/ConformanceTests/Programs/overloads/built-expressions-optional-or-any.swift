// The call of `buildExpression` is solved like one in the source.
@resultBuilder struct Lines {
  static func buildExpression<T>(_ x: T?) -> [String] { ["optional"] }
  static func buildExpression(_ x: Any) -> [String] { ["any"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["skipped"] }
  static func buildEither(first part: [String]) -> [String] { part }
  static func buildEither(second part: [String]) -> [String] { part }
}

@resultBuilder struct Special {
  static func buildExpression<T>(_ x: T?) -> [String] { ["optional \(T.self)"] }
  static func buildExpression<T>(_ x: [T]) -> [String] { ["array of \(T.self)"] }
  static func buildExpression(_ x: Character) -> [String] { ["character"] }
  static func buildExpression(_ x: Any) -> [String] { ["any"] }
  static func buildExpression(_ x: Double) -> [String] { ["double"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["skipped"] }
}

func lines(@Lines _ body: () -> [String]) { print(body()) }
func special(@Special _ body: () -> [String]) { print(body()) }

let maybe: Int? = 3
let count = 1
let letter: Character = "c"
lines {
  1
  maybe
  "a"
  nil as String?
  letter
}
lines {
  if let maybe { maybe }
  if count > 1 { maybe } else { count }
  let held = letter
  held
}
special {
  if let maybe { maybe }
  count + 1
  1.5
  [1, 2]
  letter
  maybe
}
