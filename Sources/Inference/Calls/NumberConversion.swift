import Declarations
import Tree

/// The conversion between `Double` and `CGFloat` that the compiler adds (SE-0307). It applies to a value as a whole, or
/// to one that is then wrapped in an optional: never to the elements of a collection, to the content of an optional or to
/// a function's parameters and results.
enum NumberConversion {
  case widening
  case narrowing

  /// swiftc: CSSimplify, `ConversionRestrictionKind::DoubleToCGFloat`
  var cost: Int { self == .widening ? 1 : 2 }

  init?(_ from: Type, _ to: Type) {
    if from.isLibrary("CGFloat"), to.isLibrary("Double") {
      self = .widening
    } else if from.isLibrary("Double"), to.isLibrary("CGFloat") {
      self = .narrowing
    } else {
      return nil
    }
  }
}

extension ExpressionChecker {
  func convertNumber(_ expression: Expression, from: Type, to: Type) -> Expression? {
    guard !table.context.convertsPart, let conversion = NumberConversion(from, to) else { return nil }
    table.score += conversion.cost
    return Expression(.reinterpret(expression), type: to, place: expression.place)
  }

  /// Converts a part of a value that is converted: an element, a parameter, a result.
  func convertPart(_ expression: Expression, to type: Type) -> Expression? {
    let outer = table.context.convertsPart
    table.context.convertsPart = true
    defer { table.context.convertsPart = outer }
    return convert(expression, to: type)
  }
}
