// A builder chooses among its overloads for each expression.
@resultBuilder enum B {
  static func buildExpression(_ x: Int) -> String { "int" }
  static func buildExpression(_ x: Double) -> String { "double" }
  static func buildExpression(_ x: String) -> String { "string" }
  static func buildExpression<T>(_ x: T) -> String { "any \(T.self)" }
  static func buildExpression<T: Collection>(_ x: T) -> String { "coll \(T.self)" }
  static func buildExpression(_ x: Int?) -> String { "int?" }
  static func buildExpression(_ x: ()) -> String { "void" }
  static func buildExpression(_ f: () -> Int) -> String { "closure" }
  static func buildBlock(_ x: String...) -> [String] { x }
  static func buildOptional(_ x: [String]?) -> String { "opt " + (x ?? ["nil"]).joined(separator: "|") }
  static func buildEither(first x: [String]) -> String { "first " + x.joined(separator: "|") }
  static func buildEither(second x: [String]) -> String { "second " + x.joined(separator: "|") }
  static func buildArray(_ x: [[String]]) -> String { "array \(x.count)" }
  static func buildFinalResult(_ x: [String]) -> String { x.joined(separator: ",") }
  static func buildFinalResult(_ x: [String]) -> [String] { x }
}
func make(@B _ f: () -> String) { print("S:", f()) }
func makeA(@B _ f: () -> [String]) { print("A:", f()) }
let o: Int? = 4
make { 1; 2.5; "x"; o; [1, 2]; Set([1]); 1...3; nil as Int?; ("a", 1); "a" as Character; { 3 } }
makeA { 1; if o == nil { 2 } else { 2.0 }; for i in 0..<3 { i }; if let o { o } }
make { -1; 1 + 2; 1 / 2.0; "a" + "b"; "a\(1)"; o ?? 0; o.map { $0 + 1 }; [1: 2]; []  as [Int]; true; Optional(1.5) }
