import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// `@dynamicCallable`: a call of a value goes to its `dynamicallyCall(withArguments:)` or `(withKeywordArguments:)`.
extension ExpressionChecker {
  /// Nil if the type of the value is not callable in this way.
  func dynamicCall(
    of value: Expression, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax
  ) -> Expression? {
    let type = concrete(value.type)
    guard isDynamicCallable(type) else { return nil }
    let candidates = lookUpMembers(of: type, named: "dynamicallyCall", isStatic: false)
    func labelled(_ label: String) -> [Candidate] {
      candidates.filter { $0.function?.parameters.map(\.label) == [label] }
    }
    let plain = arguments.contains { $0.label != nil } ? [] : labelled("withArguments")
    let keyed = plain.isEmpty
    for candidate in keyed ? labelled("withKeywordArguments") : plain {
      guard let parameter = candidate.function?.parameters.first else { continue }
      let wanted = reduce(parameter.variable.type.substituting(candidate.substitution))
      guard let passed = keyed ? pairs(arguments, as: wanted, node) : list(arguments, as: wanted, node) else {
        continue
      }
      if case .error = passed.type { return passed }
      let argument = CallArgument(label: parameter.label, syntax: node, isTrailing: false, inferred: passed)
      return callMember(
        [candidate], base: value, name: "dynamicallyCall", [argument], hint: hint, node: node, nameNode: Syntax(node),
        labels: nil)
    }
    return nil
  }

  func isDynamicCallable(_ type: Type) -> Bool {
    var level: Type? = type
    while let current = level {
      if case .nominal(let declaration, _) = head(current) {
        if declaration.detail?.isDynamicCallable ?? false { return true }
        if allConformances(of: declaration).contains(where: { $0.detail?.isDynamicCallable ?? false }) { return true }
      } else if protocols(of: current).contains(where: { $0.detail?.isDynamicCallable ?? false }) {
        return true
      }
      level = superclass(of: current)
    }
    return false
  }

  /// The arguments as a value created from an array literal.
  private func list(_ arguments: [CallArgument], as type: Type, _ node: ExprSyntax) -> Expression? {
    guard let element = literalElement("ExpressibleByArrayLiteral", "ArrayLiteralElement", of: type) else { return nil }
    let values = arguments.map { inferConverted($0.syntax, to: element, purpose: .argument) }
    for value in values { if case .error = value.type { return value } }
    let array = Expression(.array(values), type: libraryNominal("Array", [element]), place: place(node))
    return type == array.type ? array : callLiteralInitializer("arrayLiteral", array, of: type)
  }

  /// The arguments, with their labels, as a value created from a dictionary literal.
  private func pairs(_ arguments: [CallArgument], as type: Type, _ node: ExprSyntax) -> Expression? {
    let literals = "ExpressibleByDictionaryLiteral"
    guard let key = literalElement(literals, "Key", of: type), let value = literalElement(literals, "Value", of: type)
    else { return nil }
    let pair = Type.tuple([TupleElement(type: key), TupleElement(type: value)])
    var pairs: [(key: Expression, value: Expression)] = []
    for argument in arguments {
      guard let label = convert(literal(.string(argument.label ?? ""), .string, at: argument.syntax), to: key) else {
        return nil
      }
      let passed = inferConverted(argument.syntax, to: value, purpose: .argument)
      if case .error = passed.type { return passed }
      pairs.append((label, passed))
    }
    if type.isLibrary("Dictionary") { return Expression(.dictionary(pairs), type: type, place: place(node)) }
    let elements = pairs.map { Expression(.tuple([$0.key, $0.value]), type: pair, place: $0.value.place) }
    let array = Expression(.array(elements), type: libraryNominal("Array", [pair]), place: place(node))
    return callLiteralInitializer("dictionaryLiteral", array, of: type)
  }

  private func literalElement(_ name: String, _ part: String, of type: Type) -> Type? {
    guard let literals = libraryType(name), conforms(type, to: literals),
      let associated = literals.associatedTypes.first(where: { $0.name == part })
    else { return nil }
    return literalPart(associated, of: type)
  }
}
