import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Calls of methods of Swift's collections that the library declares several times: by the protocol, by the type, and
/// for each kind of argument. swiftc prefers none of them, where obsh's library has only one.
extension ExpressionChecker {
  func isOverloadedInLibrary(_ name: String, _ callees: [Callee]) -> Bool {
    if file.isLibrary { return false }
    if ["append", "insert", "remove"].contains(name) { return callees.allSatisfy(isOfReplaceable) }
    if name == "map" { return callees.allSatisfy(isOfCollection) }
    return callees.contains(where: isConversion)
  }

  /// True for `String(x)`, `Array(x)`: conversions of any value that meets one of several requirements.
  private func isConversion(_ callee: Callee) -> Bool {
    guard case .function(let function, _, _, _, let type, _) = callee, function.kind == .initializer,
      let owner = type.flatMap({ head($0).nominal }) ?? function.owner, owner.isLibrary
    else { return false }
    return ["String", "Array", "Set"].contains(owner.name)
  }

  /// Reports `names.remove(0)`, `names.append(others)`: a wrong label, or elements in place of an element.
  func reportLibraryOverloads(
    _ callees: [Callee], _ arguments: [CallArgument], name: String, at place: some SyntaxProtocol
  ) -> Bool {
    if name == "contains", reportContainedText(callees, arguments, at: place) { return true }
    guard isOverloadedInLibrary(name, callees) else { return false }
    let labels = arguments.map(\.label)
    if callees.contains(where: isConversion) {
      guard labels == [nil], !arguments[0].isTrailing, typeAlone(arguments[0])?.wrapped != nil else { return false }
      error(.call(.noMatch(.initializer)), at: place)
      return true
    }
    switch name {
    case "append" where labels == ["contentsOf"]:
      guard let type = typeAlone(arguments[0]), type.nominal != nil, !meets(type, "Sequence") else { return false }
    case "append" where labels == [nil]:
      guard let type = typeAlone(arguments[0]), isReplaceable(type), !isText(type), !takes(type, callees) else {
        return false
      }
    case "insert" where labels == [nil, nil], "remove" where labels == [nil]: break
    case "map" where labels.isEmpty: break
    case "map" where labels == [nil]:
      let syntax = unparenthesized(arguments[0].syntax)
      guard !syntax.is(ClosureExprSyntax.self), !syntax.is(KeyPathExprSyntax.self), let type = typeAlone(arguments[0]),
        head(type).nominal != nil
      else { return false }
    default: return false
    }
    error(.call(.noMatch(.instanceMethod(name))), at: place)
    return true
  }

  /// `counts.contains("a")`: a text may be a part of a collection of characters, and of no other.
  private func reportContainedText(
    _ callees: [Callee], _ arguments: [CallArgument], at place: some SyntaxProtocol
  ) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing,
      typeAlone(arguments[0])?.isLibrary("String") ?? false, callees.allSatisfy(isOfReplaceable),
      case .function(_, _, let base?, _, _, _)? = callees.first, let collection = libraryType("Sequence"),
      let element = collection.associatedTypes.first(where: { $0.name == "Element" })
    else { return false }
    let own = described(reduce(.member(described(base.type), element)))
    guard own.nominal != nil, meets(own, "Equatable"), !own.isLibrary("Character"), !own.isLibrary("String") else {
      return false
    }
    let characters = ShownType(.member(libraryNominal("String"), element), meaning: libraryNominal("Character"))
    error(.generics(.unmet(.instanceMethod("contains"), .same(own.shown, characters))), at: place)
    return true
  }

  private func isOfReplaceable(_ callee: Callee) -> Bool {
    guard case .function(let function, _, let base, _, let type, _) = callee, let owner = function.owner,
      owner.isLibrary, !function.isStatic, let type = type ?? base?.type
    else { return false }
    return isReplaceable(described(type))
  }

  /// True for a method of `Sequence`, called on a collection.
  private func isOfCollection(_ callee: Callee) -> Bool {
    guard case .function(let function, _, let base?, _, let type, _) = callee, let owner = function.owner,
      owner.isLibrary, owner.name == "Sequence" || owner.name == "Collection"
    else { return false }
    return meets(described(type ?? base.type), "Collection")
  }

  /// True if one of the methods takes a value of the type as an element.
  private func takes(_ type: Type, _ callees: [Callee]) -> Bool {
    callees.contains { callee in
      let parameters = open(callee).parameters
      return parameters.count == 1 && parameters[0].label == nil && canConvert(type, to: parameters[0].type)
    }
  }

  /// The type that an argument has without a parameter.
  private func typeAlone(_ argument: CallArgument) -> Type? {
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    let errors = errorCount
    let value = argument.inferred ?? infer(argument.syntax, hint: nil)
    let type = described(value.type)
    if case .error = type { return nil }
    return errorCount > errors ? nil : type
  }

  /// `names + "a"`: the library has an operator for this that says that there is none.
  func reportTextBesideTexts(
    _ name: String, _ left: Type, _ right: Type, hint: Type?, at token: TokenSyntax
  ) -> Bool {
    guard name == "+" || name == "+=" else { return false }
    let string = libraryNominal("String")
    let texts = libraryNominal("Array", [string])
    guard left == texts && right == string || left == string && right == texts else { return false }
    let isExpected = hint.map { head($0) == texts } ?? false
    if name == "+=" || isExpected && left == string {
      guard left == texts || name == "+",
        let element = libraryType("Sequence")?.associatedTypes.first(where: { $0.name == "Element" })
      else { return false }
      let characters = ShownType(.member(string, element), meaning: libraryNominal("Character"))
      error(.generics(.unmet(.operator(name), .same(string.shown, characters))), at: token)
    } else if isExpected {
      error(.operator(.binary(name, left.shown, right.shown)), at: token)
    } else {
      let words = "Operator '+' cannot be used to append a String to a sequence of strings"
      error(.name(.unavailable(name, .unavailable(message: words))), at: token)
    }
    return true
  }
}
