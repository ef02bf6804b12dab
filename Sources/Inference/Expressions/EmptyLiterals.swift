import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Empty collection literals whose elements have no type from elsewhere: those are `Any`.
extension ExpressionChecker {
  /// The elements of `[]` for a `T: Equatable` would have to be Equatable, which `Any` is not.
  ///
  /// - Parameter mark: The position of the first type variable of the expression.
  func reportUnmetFallbacks(_ mark: Int, in node: Syntax) {
    for variable in table.openVariables[mark...] where !variable.protocols.isEmpty {
      guard let type = variable.binding?.resolved, !type.hasTypeVariables, type != .any,
        type.contains(where: { $0 == .any })
      else { continue }
      let unmet = variable.protocols.filter { !$0.name.hasPrefix("_") && !conforms(type, to: $0) }
      guard !unmet.isEmpty, let call = emptyLiteral(in: node)?.call else { continue }
      for one in unmet { error(.generics(.cannotConform(Type.any.shown, to: one.name)), at: location(of: call)) }
      return
    }
  }

  /// The elements of `[]` for a `[T]` with `T: Equatable` would be `Any`, which is not Equatable. The keys of `[:]` would
  /// be AnyHashable. Returns false if no empty literal leaves a type open.
  ///
  /// - Parameter mark: The position of the first type variable of the expression.
  func reportUnmetElements(_ mark: Int, in node: Syntax) -> Bool {
    guard let (call, literal) = emptyLiteral(in: node) else { return false }
    var isFound = false
    for variable in table.openVariables[mark...]
    where variable.binding == nil && variable.literal == nil && !variable.isArgument {
      let isKey = literal.is(DictionaryExprSyntax.self) && variable.protocols.contains { $0.name == "Hashable" }
      if isKey { continue }
      let unmet = variable.protocols.filter { !$0.name.hasPrefix("_") && !conforms(.any, to: $0) }
      for name in unmet.map(\.name).sorted() {
        error(.generics(.cannotConform(Type.any.shown, to: name)), at: location(of: call))
        isFound = true
      }
    }
    return isFound
  }

  /// Reports an array literal where a dictionary is expected.
  func reportArrayLiteral(_ written: ExprSyntax, to type: Type, isInitial: Bool) -> Bool {
    let literal = unparenthesized(written)
    guard literal.is(ArrayExprSyntax.self), type.isLibrary("Dictionary") else { return false }
    let problem =
      isEmptyLiteral(literal)
      ? LiteralProblem.emptyArrayForDictionary : .arrayForDictionary(type.shown, isInitial: isInitial)
    error(.literal(problem), at: literal)
    return true
  }

  /// Reports `var names: Array = []`, where nothing tells the elements. Those of a set would be `Any`.
  func reportOpenEmptyLiteral(_ written: ExprSyntax, as type: Type) -> Bool {
    let literal = unparenthesized(written)
    guard isEmptyLiteral(literal), case .nominal(_, let arguments) = type.resolved,
      arguments.contains(where: { unbound($0) != nil })
    else { return false }
    let isSet = type.resolved.isLibrary("Set")
    error(isSet ? .generics(.cannotConform(Type.any.shown, to: "Hashable")) : .literal(.emptyCollection), at: literal)
    return true
  }

  /// True for `[nil]` and `["a": nil]`: without a type from elsewhere, only `Any?` remains.
  func holdsOnlyNil(_ syntax: ExprSyntax) -> Bool {
    let values =
      syntax.as(ArrayExprSyntax.self)?.elements.map(\.expression)
      ?? syntax.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self)?.map(\.value) ?? []
    return !values.isEmpty && values.allSatisfy { $0.is(NilLiteralExprSyntax.self) }
  }

  /// The first empty literal in a node, with the call to which it is passed, by itself or inside another literal.
  private func emptyLiteral(in node: Syntax) -> (call: ExprSyntax, literal: ExprSyntax)? {
    if let syntax = node.as(ExprSyntax.self), isEmptyLiteral(syntax) {
      let outer = sequence(first: node) { $0.parent }
      return outer.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first.map { (ExprSyntax($0), syntax) }
    }
    for child in node.children(viewMode: .sourceAccurate) {
      if let found = emptyLiteral(in: child) { return found }
    }
    return nil
  }
}
