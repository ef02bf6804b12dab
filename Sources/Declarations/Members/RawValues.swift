import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The members of enums with raw values: `rawValue`, its initializer and the values that are not written.
extension DeclarationChecker {
  func synthesizeEnum(_ declaration: NominalDeclaration, _ details: NominalDetails) {
    guard let rawType = details.rawType else { return rejectWithoutType(declaration) }
    synthesizeRawValue(declaration, details, rawType)
  }

  private func synthesizeRawValue(_ declaration: NominalDeclaration, _ details: NominalDetails, _ rawType: Type) {
    let initializer = makeSynthesized("init", .initializer, .initRawValue, in: declaration, details: details)
    initializer.isFailable = true
    initializer.result = optional(details.context.selfType)
    initializer.parameters = [parameter("rawValue", "rawValue", rawType, of: initializer)]
    let property = VariableDeclaration(
      name: "rawValue", kind: .property, type: rawType, isLet: false, place: declaration.place)
    property.owner = declaration
    let getter = makeSynthesized("rawValue", .getter, .rawValue, in: declaration, details: details)
    getter.result = rawType
    getter.accessorOf = property
    property.getter = getter
    let errors = errorCount
    let place = details.rawTypePlace ?? declaration.place
    rejectRawType(rawType, of: declaration, at: place)
    let values = rawValues(of: declaration, rawType)
    if errorCount > errors {
      error(.type(.noRawType(declaration.name, rawType.shown)), at: place)
      // swiftc says so after the values and payloads it is about.
      let wrong = values.filter { if case .error = $0.type { true } else { false } }.map(\.place)
      rankLastProblem(behind: wrong + declaration.cases.filter { !$0.payload.isEmpty }.map(\.place))
    }
    rejectComputed(of: declaration)
    rejectRepeated(values)
    initializer.rawValues = values
    getter.rawValues = values
    addMember(.function(initializer), named: "init", to: declaration, context: details.context)
    addMember(.variable(property), named: "rawValue", to: declaration, context: details.context)
  }

  private func rejectWithoutType(_ declaration: NominalDeclaration) {
    for enumCase in declaration.cases {
      if let value = initialValues[enumCase.place].rawValues[ObjectIdentifier(enumCase)] ?? nil {
        error(.declaration(.rawValueWithoutType), at: value)
      }
    }
  }

  private func rankLastProblem(behind places: [Place]) {
    guard let end = places.map(\.offset).max(), let last = table.diagnostics.popLast() else { return }
    table.diagnostics.append(last.ranked(at: max(last.offset, end + 1)))
  }

  /// The conformances of an enum with a raw type are known before its members are declared.
  func noteRawType(_ rawType: Type, of declaration: NominalDeclaration, _ details: NominalDetails) {
    details.rawType = rawType
    if let associated = libraryType("RawRepresentable")?.associatedTypes.first {
      details.typeWitnesses[associated] = rawType
    }
    for name in ["RawRepresentable", "Equatable", "Hashable"] {
      addConformance(name, to: declaration, details, isImplied: true)
    }
  }

  /// True if a literal of some kind can be a raw value of the type.
  private func isRawLiteral(_ rawType: Type) -> Bool {
    ["Integer", "Float", "String", "ExtendedGraphemeCluster", "UnicodeScalar"].contains { kind in
      libraryType("ExpressibleBy\(kind)Literal").map { conforms(rawType, to: $0) } ?? false
    }
  }

  /// Raw values must be literals, one for each case.
  private func rejectRawType(_ rawType: Type, of declaration: NominalDeclaration, at place: Place) {
    if declaration.cases.isEmpty { error(.type(.rawTypeWithoutCases), at: place) }
    if !isRawLiteral(rawType) { error(.type(.rawTypeNotLiteral(rawType.shown)), at: place) }
    if !(libraryType("Equatable").map { conforms(rawType, to: $0) } ?? false) {
      error(.type(.rawTypeNotEquatable(rawType.shown)), at: place)
    }
    for enumCase in declaration.cases where !enumCase.payload.isEmpty {
      error(.type(.rawTypeWithPayload), at: enumCase.place)
    }
  }

  /// Reports raw values that are not literals.
  private func rejectComputed(of declaration: NominalDeclaration) {
    for enumCase in declaration.cases {
      guard let syntax = initialValues[enumCase.place].computedRawValues.removeValue(forKey: ObjectIdentifier(enumCase))
      else {
        continue
      }
      error(.type(.rawValueNotLiteral), at: location(of: syntax))
    }
  }

  /// Each raw value must belong to only one case.
  private func rejectRepeated(_ values: [Expression]) {
    var seen: Set<String> = []
    for value in values {
      let key: String
      switch value.kind {
      case .integer(let magnitude, let isNegative): key = "\(isNegative ? "-" : "")\(Double(magnitude))/\(magnitude)"
      case .double(let number):
        key = UInt64(exactly: number.magnitude).map { "\(number < 0 ? "-" : "")\(Double($0))/\($0)" } ?? "\(number)"
      case .string(let text): key = "\"\(text)"
      default: continue
      }
      // An explicit duplicate is reported at the value, an implied one at its case.
      if !seen.insert(key).inserted, !file.isLibrary { error(.type(.rawValueRepeated), at: value.place) }
    }
  }

  private func isLiteral(_ syntax: ExprSyntax) -> Bool {
    switch (syntax.as(PrefixOperatorExprSyntax.self)?.expression ?? syntax).as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: true
    default: false
    }
  }

  private func rawValues(of declaration: NominalDeclaration, _ rawType: Type) -> [Expression] {
    /// The value of the next case without a written one; nil after a value that is not an integer.
    var next: Int? = 0
    let isText = rawType.isLibrary("String")
    let isFloatingPoint = ["Double", "Float", "CGFloat"].contains(where: rawType.isLibrary)
    let isOwn = !(rawType.nominal?.isLibrary ?? false)
    let isCounted = libraryType("ExpressibleByIntegerLiteral").map { conforms(rawType, to: $0) } ?? false
    return declaration.cases.map { enumCase in
      if let syntax = initialValues[enumCase.place].rawValues.removeValue(forKey: ObjectIdentifier(enumCase)) ?? nil {
        guard isLiteral(syntax) else {
          initialValues[enumCase.place].computedRawValues[ObjectIdentifier(enumCase)] = syntax
          return errorExpression(syntax)
        }
        next = integer(syntax).map { $0 &+ 1 }
        return above.checkFull(syntax, as: rawType, purpose: .rawValue)
      }
      if isText { return Expression(.string(enumCase.name), type: rawType, place: enumCase.place) }
      guard isCounted else { return impliedText(of: enumCase, rawType) }
      guard let number = next else {
        error(.type(.rawValueAfterOther), at: enumCase.place)
        return Expression(.tuple([]), type: .error, place: enumCase.place)
      }
      next = number &+ 1
      if isFloatingPoint { return Expression(.double(Double(number)), type: rawType, place: enumCase.place) }
      if !isOwn {
        return Expression(
          .integer(UInt128(number.magnitude), isNegative: number < 0), type: rawType, place: enumCase.place)
      }
      let literal = IntegerLiteralExprSyntax(literal: .integerLiteral("\(number.magnitude)"))
      let negative = PrefixOperatorExprSyntax(operator: .prefixOperator("-"), expression: literal)
      return above.checkFull(
        number < 0 ? ExprSyntax(negative) : ExprSyntax(literal), as: rawType, purpose: .rawValue)
    }
  }

  /// The value of an integer literal.
  private func integer(_ syntax: ExprSyntax) -> Int? {
    if let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return integer(prefix.expression).map { 0 &- $0 }
    }
    guard let literal = syntax.as(IntegerLiteralExprSyntax.self)?.literal.text.replacing("_", with: "") else {
      return nil
    }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where literal.hasPrefix(prefix) {
      return UInt64(literal.dropFirst(2), radix: radix).map { Int(truncatingIfNeeded: $0) }
    }
    return UInt64(literal).map { Int(truncatingIfNeeded: $0) }
  }

  /// The raw value of a case without a written one, made of the case's name by the type's own initializer.
  private func impliedText(of enumCase: CaseDeclaration, _ rawType: Type) -> Expression {
    guard let text = libraryType("ExpressibleByStringLiteral"), conforms(rawType, to: text) else {
      // A type without any literals has been reported.
      if isRawLiteral(rawType) { error(.type(.rawValueMissing), at: enumCase.place) }
      return Expression(.tuple([]), type: .error, place: enumCase.place)
    }
    let segment = StringSegmentSyntax(content: .stringSegment(enumCase.name))
    let literal = StringLiteralExprSyntax(
      openingQuote: .stringQuoteToken(), segments: [.stringSegment(segment)], closingQuote: .stringQuoteToken())
    return above.checkFull(ExprSyntax(literal), as: rawType, purpose: .rawValue)
  }
}
