import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The services that declarations need from the phases above them: the meaning of the expressions and bodies written in
/// a declaration, and of the property wrappers around it. All other calls go the other way.
package protocol PhasesAboveDeclarations: AnyObject {
  // Values written in declarations
  /// A full expression, with a given type or with its own.
  func checkFull(_ syntax: ExprSyntax, as type: Type?, purpose: Purpose) -> Expression
  /// Finds the type and the value of a property that is written without a type.
  func inferType(of variable: VariableDeclaration, from value: ExprSyntax)
  func checkInitialValue(of variable: VariableDeclaration, _ value: ExprSyntax)
  func checkDefault(_ value: ExprSyntax, of variable: VariableDeclaration, isAutoclosure: Bool) -> Expression?

  // Bodies
  func checkBody(of function: FunctionDeclaration, _ statements: CodeBlockItemListSyntax, end: Place)
  func checkRunningLater(initialValue: Expression)
  func requireIsolation(ofShared variable: VariableDeclaration)

  // Conversions
  func canConvert(_ type: Type, to other: Type) -> Bool
  /// True if all elements of a literal without a common type can be of this type.
  func canMix(_ variable: TypeVariable, into type: Type) -> Bool

  // Property wrappers
  func canWrap(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax, _ uses: [WrapperUse],
    _ owner: NominalDeclaration?, _ isRequirement: Bool
  ) -> Bool
  /// Declares the storage of a wrapped property.
  func wrap(
    _ variable: VariableDeclaration, in uses: [WrapperUse], _ binding: PatternBindingSyntax, name: TokenSyntax,
    type: TypeSyntax?, modifiers: Modifiers, context: TypeContext
  ) -> VariableDeclaration
  /// Resolves the wrappers of the properties of one type, or of all types.
  func completeWrappers(of owner: NominalDeclaration?)
}
