import SwiftOperators
import SwiftParser

extension OperatorTable {
  /// The operators that every program has: those that the package lists, and the pointwise operators of vectors, which
  /// it lacks.
  package static var libraryOperators: OperatorTable {
    var table = standardOperators
    table.addSourceFile(Parser.parse(source: pointwise)) { _ in }
    return table
  }

  private static let pointwise = """
    prefix operator .!
    infix operator .==: ComparisonPrecedence
    infix operator .!=: ComparisonPrecedence
    infix operator .<: ComparisonPrecedence
    infix operator .<=: ComparisonPrecedence
    infix operator .>: ComparisonPrecedence
    infix operator .>=: ComparisonPrecedence
    infix operator .&: LogicalConjunctionPrecedence
    infix operator .^: LogicalDisjunctionPrecedence
    infix operator .|: LogicalDisjunctionPrecedence
    infix operator .&=: AssignmentPrecedence
    infix operator .^=: AssignmentPrecedence
    infix operator .|=: AssignmentPrecedence
    """
}
