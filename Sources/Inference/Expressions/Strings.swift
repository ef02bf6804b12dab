import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// String literals and interpolation.
extension ExpressionChecker {
  func inferString(_ node: StringLiteralExprSyntax, hint: Type?) -> Expression {
    let isMultiline = node.openingQuote.tokenKind == .multilineStringQuote
    let pounds = node.openingPounds?.text.count ?? 0
    var parts: [StringPart] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text):
        guard let unescaped = unescape(text.content.text, pounds: pounds, isMultiline: isMultiline) else {
          error(.literal(.invalidEscape), at: text)
          return errorExpression(node)
        }
        // The lines of a multiline literal are one text.
        if let last = parts.last, last.isText {
          parts[parts.count - 1] = .text(last.text + unescaped)
        } else {
          parts.append(.text(unescaped))
        }
      case .expressionSegment(let interpolation): parts.append(.value(interpolation))
      }
    }
    if parts.allSatisfy(\.isText) {
      let text = parts.map(\.text).joined()
      return literal(.string(text), textKind(of: text), at: node)
    }
    if let type = customInterpolation(hint) { return buildInterpolation(parts, of: type, at: node) }
    let own = ownInterpolations()
    let needsBuilding = parts.contains { part in
      guard case .value(let segment) = part else { return false }
      return isLabelled(segment) && (!isDefaulted(segment) || own.contains { takesDefault($0) })
        || own.contains { $0.function?.parameters.count == 1 }
    }
    if needsBuilding {
      return asSubstring(buildInterpolation(parts, of: libraryNominal("String"), at: node), hint)
    }
    var segments: [Expression.Segment] = []
    var hasFailed = false
    for part in parts {
      switch part {
      case .text(let text): segments.append(.text(text))
      case .value(let segment):
        if hasFailed {
          // swiftc resolves all names first, and reports one other error at most.
          let start = table.diagnostics.count
          _ = inferInterpolated(segment)
          let unknown = table.diagnostics[start...].filter { $0.severity != .error || $0.problem.isUnknownName }
          table.diagnostics.replaceSubrange(start..., with: unknown)
        } else if let value = inferInterpolated(segment) {
          segments.append(.value(value))
        } else {
          hasFailed = true
        }
      }
    }
    if hasFailed { return errorExpression(node) }
    let value = Expression(.interpolation(segments), type: libraryNominal("String"), place: place(node))
    return asSubstring(value, hint)
  }

  /// An interpolated text where a Substring is expected.
  private func asSubstring(_ value: Expression, _ hint: Type?) -> Expression {
    guard let type = hint.map({ literalTarget($0) }), type.isLibrary("Substring"), value.type.isLibrary("String") else {
      return value
    }
    return callLiteralInitializer("stringLiteral", value, of: type) ?? value
  }

  /// The kinds of literals that a text without interpolations can be.
  func textKind(of text: String) -> TypeVariable.Literal {
    if text.unicodeScalars.dropFirst().isEmpty, !text.isEmpty { return .scalar }
    return text.count == 1 ? .character : .string
  }

  private enum StringPart {
    case text(String)
    case value(ExpressionSegmentSyntax)

    var isText: Bool { if case .text = self { true } else { false } }
    var text: String { if case .text(let text) = self { text } else { "" } }
  }

  private func isLabelled(_ node: ExpressionSegmentSyntax) -> Bool {
    node.expressions.count > 1 || node.expressions.first?.label != nil
  }

  /// `\(x, default: "none")`
  private func isDefaulted(_ node: ExpressionSegmentSyntax) -> Bool {
    node.expressions.map { $0.label?.identifierText } == [nil, "default"]
  }

  private func takesDefault(_ candidate: Candidate) -> Bool {
    candidate.function?.parameters.map(\.label) == [nil, "default"]
  }

  private func inferInterpolated(_ node: ExpressionSegmentSyntax) -> Expression? {
    guard let first = node.expressions.first else {
      error(.literal(.emptyInterpolation), at: node)
      return nil
    }
    if isDefaulted(node) { return inferDefaulted(node) }
    let start = opening()
    let value = asFullExpressions { inferSolved(first.expression) { self.interpolation(of: first.expression) } }
    if case .error = value.type { return nil }
    finishExpression(from: start, node: first.expression)
    return value
  }

  /// The call of the methods to one of which an interpolated value is passed: the most special of them decides which of
  /// several declarations with the same name is meant.
  private func interpolation(of value: ExprSyntax) -> AddedCall {
    let methods = interpolations(of: libraryNominal("DefaultStringInterpolation")).compactMap { candidate -> Callee? in
      guard let function = candidate.function, function.parameters.count == 1, function.parameters[0].label == nil
      else { return nil }
      return callee(candidate, function, base: nil)
    }
    return AddedCall(
      callees: methods, arguments: [CallArgument(label: nil, syntax: value, isTrailing: false)])
  }

  private func inferDefaulted(_ node: ExpressionSegmentSyntax) -> Expression? {
    let arguments = Array(node.expressions)
    let string = libraryNominal("String")
    var value = infer(arguments[0].expression, hint: nil)
    let fallback = inferConverted(arguments[1].expression, to: string, purpose: .argument)
    if case .error = value.type { return nil }
    if case .error = fallback.type { return nil }
    // A nonoptional value becomes optional, like any argument for an optional parameter.
    if head(value.type).wrapped == nil {
      let type = concrete(value.type)
      value = Expression(.wrap(value), type: optional(type), place: value.place)
    }
    guard let wrapped = head(value.type).wrapped else { return nil }
    let held = VariableDeclaration(name: "$0", kind: .parameter, type: wrapped, isLet: true, place: value.place)
    let closure = makeClosureDeclaration(at: value.place)
    held.function = closure
    closure.parameters = [FunctionDeclaration.Parameter(label: nil, variable: held)]
    closure.result = string
    let text = Expression(
      .interpolation([.value(Expression(.variable(held), type: wrapped, place: value.place))]), type: string,
      place: value.place)
    closure.checkedBody = Block([Statement(.returnValue(text), place: value.place)], end: value.place)
    let mapped = Expression(
      .convertCollection(value, element: closure, value: nil), type: optional(string), place: value.place)
    return Expression(.coalesce(mapped, fallback), type: string, place: value.place)
  }

  // MARK: Interpolation by the program's own types

  /// The expected type, if it has its own interpolation.
  func customInterpolation(_ hint: Type?) -> Type? {
    guard let hint, let expressible = libraryType("ExpressibleByStringInterpolation") else { return nil }
    let type = literalTarget(hint)
    guard case .nominal = type, !Self.plainStrings.contains(where: { type.isLibrary($0) }),
      conforms(type, to: expressible)
    else { return nil }
    return type
  }

  /// Types whose literals are just their text.
  private static let plainStrings = ["String", "Substring"]

  /// The `appendInterpolation` methods that the program adds to `DefaultStringInterpolation`.
  private func ownInterpolations() -> [Candidate] {
    interpolations(of: libraryNominal("DefaultStringInterpolation")).filter {
      !($0.function?.place.file.isLibrary ?? true)
    }
  }

  private func interpolations(of type: Type) -> [Candidate] {
    lookUpMembers(of: type, named: "appendInterpolation", isStatic: false).filter { $0.function != nil }
  }

  /// Builds an interpolated literal: an interpolation that receives the parts one after the other, and the value
  /// created from it.
  private func buildInterpolation(_ parts: [StringPart], of type: Type, at node: StringLiteralExprSyntax) -> Expression
  {
    let at = place(node)
    let isString = type.isLibrary("String")
    guard let expressible = libraryType("ExpressibleByStringInterpolation"),
      let associated = expressible.associatedTypes.first(where: { $0.name == "StringInterpolation" }),
      let builderType = isString
        ? libraryNominal("DefaultStringInterpolation") : associatedType(associated, of: type)
    else { return errorExpression(node) }
    let builder = VariableDeclaration(
      name: "$interpolation", kind: .local, type: builderType, isLet: false, place: at)
    builder.function = function
    func built() -> Expression { Expression(.variable(builder), type: builderType, place: at) }
    func given(_ label: String?, _ kind: Expression.Kind, _ type: Type) -> CallArgument {
      CallArgument(
        label: label, syntax: ExprSyntax(node), isTrailing: false, inferred: Expression(kind, type: type, place: at))
    }
    func call(_ name: String, _ candidates: [Candidate], _ arguments: [CallArgument]) -> Expression? {
      let callees = candidates.compactMap { candidate in
        candidate.function.map { callee(candidate, $0, base: $0.kind == .initializer ? nil : built()) }
      }
      let value = resolveCall(
        callees, arguments, hint: nil, name: name, node: ExprSyntax(node), nameNode: Syntax(node))
      if case .error = value.type { return nil }
      return value
    }
    func append(literal value: Expression) -> Expression? {
      call(
        "appendLiteral", lookUpMembers(of: builderType, named: "appendLiteral", isStatic: false),
        [given(nil, value.kind, value.type)])
    }
    let string = libraryNominal("String")
    let int = libraryNominal("Int")
    let capacity = parts.reduce(0) { $0 + $1.text.utf8.count }
    let made = call(
      "init",
      lookUpMembers(of: builderType, named: "init", isStatic: true).filter {
        $0.function?.parameters.first?.label == "literalCapacity"
      },
      [
        given("literalCapacity", .integer(UInt128(capacity), isNegative: false), int),
        given(
          "interpolationCount", .integer(UInt128(parts.count { !$0.isText }), isNegative: false), int),
      ])
    guard let made else { return errorExpression(node) }
    var statements = [Statement(.declare(.bind(builder), made), place: at)]
    for part in parts {
      let step: Expression?
      switch part {
      case .text("") where isString: continue
      case .text(let text): step = append(literal: Expression(.string(text), type: string, place: at))
      case .value(let segment):
        let arguments = segment.expressions.map {
          CallArgument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false)
        }
        if isString, isDefaulted(segment) {
          let own = attempt { call("appendInterpolation", ownInterpolations().filter { takesDefault($0) }, arguments) }
          step = own ?? inferDefaulted(segment).flatMap { append(literal: $0) }
        } else if isString, !isLabelled(segment) {
          let own = attempt { call("appendInterpolation", ownInterpolations(), arguments) }
          step =
            own
            ?? inferInterpolated(segment).flatMap {
              append(literal: Expression(.interpolation([.value($0)]), type: string, place: $0.place))
            }
        } else {
          step = call("appendInterpolation", interpolations(of: builderType), arguments.map(solved))
        }
      }
      guard let step else { return errorExpression(node) }
      statements.append(Statement(.expression(step), place: at))
    }
    let result: Expression?
    if isString {
      result = lookUpMembers(of: builderType, named: "description", isStatic: false).first.map {
        propertyValue($0, base: built(), node: ExprSyntax(node), nameNode: Syntax(node))
      }
    } else {
      result = callLiteralInitializer("stringInterpolation", built(), of: type)
    }
    guard let result else { return errorExpression(node) }
    statements.append(Statement(.yield(result), place: at))
    return Expression(.statement(Statement(.block(Block(statements, end: at)), place: at)), type: type, place: at)
  }

  /// An argument of an interpolation with its value, if that is a call of a member. The calls of
  /// `appendInterpolation` are not in the source, so the solver does not see them. Members that it can resolve by
  /// themselves are resolved here.
  private func solved(_ argument: CallArgument) -> CallArgument {
    guard let call = argument.syntax.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
    else { return argument }
    let value: Expression? = attempt {
      let value = asFullExpressions { infer(argument.syntax, hint: nil) }
      return value.type.resolved.hasTypeVariables ? nil : value
    }
    guard let value else { return argument }
    return CallArgument(label: argument.label, syntax: argument.syntax, isTrailing: false, inferred: value)
  }

  /// Resolves the escapes in a string segment. The parser has already removed the indentation of multiline literals.
  private func unescape(_ text: String, pounds: Int, isMultiline: Bool) -> String? {
    guard text.contains("\\") else { return text }
    let marker = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      guard rest.hasPrefix(marker) else {
        result.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(marker.count)
      guard let kind = rest.first else { return nil }
      rest = rest.dropFirst()
      switch kind {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "\\": result.append("\\")
      case "\"": result.append("\"")
      case "'": result.append("'")
      case "\n", "\r\n": continue
      case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}"),
          let code = UInt32(rest[rest.index(after: rest.startIndex)..<end], radix: 16),
          let scalar = Unicode.Scalar(code)
        else { return nil }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      default:
        if kind == " ", isMultiline, let line = rest.firstIndex(of: "\n") {
          rest = rest[rest.index(after: line)...]
          continue
        }
        return nil
      }
    }
    return result
  }
}
