import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Integers as generic arguments (SE-0452): `struct Matrix<let rows: Int>`, `Matrix<3>`, `[3 of Int]`.
extension DeclarationChecker {
  func makeGeneric(_ syntax: GenericParameterSyntax) -> GenericParameter {
    let parameter = GenericParameter(name: syntax.name.text)
    parameter.isValue = syntax.specifier?.tokenKind == .keyword(.let)
    return parameter
  }

  /// A type, or an integer.
  package func typeArgument(_ argument: GenericArgumentSyntax) -> Type? {
    switch argument.argument {
    case .type(let type): resolve(type)
    case .expr(let value): Self.integer(value).map { .integer($0) }
    }
  }

  /// The value of an integer literal, which may be negative.
  static func integer(_ syntax: ExprSyntax) -> Int? {
    // In an expression, `-` and the number may be parts of a sequence.
    let text = syntax.trimmedDescription.filter { $0 != "_" && $0 != " " }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let radix: [Substring: Int] = ["0x": 16, "0o": 8, "0b": 2]
    let magnitude = radix[digits.prefix(2)].map { Int(digits.dropFirst(2), radix: $0) } ?? Int(digits)
    return magnitude.map { text.hasPrefix("-") ? -$0 : $0 }
  }

  /// `[3 of Int]`
  func inlineArray(_ node: InlineArrayTypeSyntax) -> Type {
    guard let declaration = libraryType("InlineArray"), let count = typeArgument(node.count),
      let element = typeArgument(node.element), requireValues(of: declaration, [count, element], at: node)
    else { return .error }
    return .nominal(declaration, [count, element])
  }

  /// Checks that arguments for values are integers, and that the others are types.
  func requireValues(of declaration: NominalDeclaration, _ arguments: [Type], at node: some SyntaxProtocol) -> Bool {
    let errors = errorCount
    for (parameter, argument) in zip(declaration.genericParameters.suffix(arguments.count), arguments) {
      switch argument {
      case .variable, .error, .member: continue
      case .integer where !parameter.isValue:
        error(.type(.valueForType(argument.shown, parameter.name)), at: node)
      case .parameter(let own) where own.isValue:
        if !parameter.isValue { error(.type(.valueForType(argument.shown, parameter.name)), at: node) }
      case .integer: continue
      default:
        if parameter.isValue { error(.type(.typeForValue(argument.shown, parameter.name)), at: node) }
      }
    }
    return errorCount == errors
  }

  /// The static members by which a generic value can be read from outside: `Matrix<3, 4>.rows`.
  func declareGenericValues(of declaration: NominalDeclaration, _ details: NominalDetails) {
    let outer = declaration.parent?.genericParameters.count ?? 0
    for parameter in declaration.genericParameters.dropFirst(outer) where parameter.isValue {
      if details.members[parameter.name] != nil { continue }
      let text = "public static var `\(parameter.name)`: Swift.Int { `\(parameter.name)` }\n"
      declareWritten(text, in: declaration, details)
    }
  }
}
