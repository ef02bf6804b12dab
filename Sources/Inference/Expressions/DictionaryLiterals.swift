import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Infers dictionary literals.
extension ExpressionChecker {
  func inferDictionary(_ node: DictionaryExprSyntax, hint: Type?) -> Expression {
    let expected = hint.map { literalTarget($0) }
    var key = Type.error
    var value = Type.error
    var type: Type?
    if case .nominal(let declaration, let arguments)? = expected {
      if declaration.isLibrary, declaration.name == "Dictionary" {
        (key, value, type) = (arguments[0], arguments[1], expected)
      } else if let one = libraryType("ExpressibleByDictionaryLiteral"), let expected, conforms(expected, to: one) {
        return inferCustomDictionary(node, expected, one)
      }
    }
    switch expected {
    case .parameter?, .member?:
      if let expected, let one = libraryType("ExpressibleByDictionaryLiteral"), conforms(expected, to: one) {
        return inferCustomDictionary(node, expected, one)
      }
    default: break
    }
    guard case .elements(let elements) = node.content else {
      let made =
        type
        ?? libraryNominal(
          "Dictionary", [makeElement("Key", libraryNominal("AnyHashable")), makeElement("Value", .any)])
      return Expression(.dictionary([]), type: made, place: place(node))
    }
    if elements.count == 1, let only = elements.first, type == nil, let keyType = typeExpression(only.key),
      let valueType = typeExpression(only.value)
    {
      let made = libraryNominal("Dictionary", [keyType, valueType])
      return Expression(.metatype(made), type: .metatype(made), place: place(node))
    }
    if type == nil {
      guard let (keyType, keys) = inferCommonElement(elements.map(\.key), at: node),
        let (valueType, values) = inferCommonElement(elements.map(\.value), at: node, key: keyType)
      else { return errorExpression(node) }
      if reportKeys(keyType, node) { return errorExpression(node) }
      nameMixtures(keyType, valueType)
      let pairs = zip(keys, values).map { (key: $0, value: $1) }
      return Expression(
        .dictionary(pairs), type: libraryNominal("Dictionary", [keyType, valueType]), place: place(node))
    }
    var pairs: [(key: Expression, value: Expression)] = []
    for element in elements {
      let one = inferConverted(element.key, to: key, purpose: .dictionaryKey)
      let other = inferConverted(element.value, to: value, purpose: .dictionaryValue)
      pairs.append((one, other))
    }
    for pair in pairs {
      if case .error = pair.key.type { return pair.key }
      if case .error = pair.value.type { return pair.value }
    }
    if solvedType(of: ExprSyntax(node)) != nil, reportKeys(key, node) { return errorExpression(node) }
    return Expression(.dictionary(pairs), type: type ?? .error, place: place(node))
  }

  /// Reports keys that are not Hashable. Mixed keys, whose common type is `Any`, have a message of their own.
  private func reportKeys(_ type: Type, _ node: DictionaryExprSyntax) -> Bool {
    let type = described(type)
    guard type != .any, !type.hasTypeVariables, let hashable = libraryType("Hashable"), !conforms(type, to: hashable)
    else {
      return false
    }
    let (part, missing) = innermostUnmet(type, hashable)
    let problem: GenericsProblem =
      part.shown.isStructural
      ? .cannotConform(part.shown, to: missing.name)
      : .unmet(.generic(.structure, "Dictionary"), .conforms(part.shown, missing.name))
    error(.generics(problem), at: node)
    return true
  }

  private func inferCustomDictionary(
    _ node: DictionaryExprSyntax, _ type: Type, _ declaration: NominalDeclaration
  ) -> Expression {
    // The initializer takes its pairs one by one, and does not require unique keys.
    func element(_ name: String) -> Type? {
      guard let associated = declaration.associatedTypes.first(where: { $0.name == name }) else { return nil }
      return literalPart(associated, of: type)
    }
    guard let key = element("Key"), let value = element("Value") else { return errorExpression(node) }
    let pair = Type.tuple([TupleElement(type: key), TupleElement(type: value)])
    var pairs: [Expression] = []
    if case .elements(let elements) = node.content {
      for element in elements {
        let one = inferConverted(element.key, to: key, purpose: .element)
        let other = inferConverted(element.value, to: value, purpose: .element)
        if case .error = one.type { return one }
        if case .error = other.type { return other }
        pairs.append(Expression(.tuple([one, other]), type: pair, place: one.place))
      }
    }
    let array = Expression(.array(pairs), type: libraryNominal("Array", [pair]), place: place(node))
    return callLiteralInitializer("dictionaryLiteral", array, of: type) ?? errorExpression(node)
  }
}
