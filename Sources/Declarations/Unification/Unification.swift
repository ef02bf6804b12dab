import Diagnostics
import Source
import Tree

extension TypeVariable {
  /// True if the variable cannot be bound to every type.
  fileprivate var isRestricted: Bool { literal != nil || !protocols.isEmpty }
}

/// Making types equal by binding type variables.
extension DeclarationChecker {
  package func makeVariable(_ literal: TypeVariable.Literal? = nil, name: String? = nil) -> Type {
    let variable = TypeVariable(literal: literal, name: name)
    table.open(variable)
    return .variable(variable)
  }

  /// An omitted type argument: `Stack()`.
  func makeArgumentVariable(for parameter: GenericParameter, origin: Place? = nil) -> Type {
    let variable = TypeVariable(name: parameter.name)
    variable.isArgument = true
    variable.origin = origin
    variable.protocols = parameter.protocols
    table.open(variable)
    return .variable(variable)
  }

  /// The unbound variable to which a type resolves.
  package func unbound(_ type: Type) -> TypeVariable? {
    var current = type
    while case .variable(let variable) = current {
      guard let binding = variable.binding else { return variable }
      current = binding
    }
    return nil
  }

  /// The type after one step: through bound variables and known associated types.
  package func head(_ type: Type) -> Type {
    var current = type
    while true {
      switch current {
      case .variable(let variable):
        guard let binding = variable.binding else { return current }
        current = binding
      case .parameter where environment.isEmpty: return current
      case .member, .parameter:
        let reduced = reduce(current)
        if reduced == current { return current }
        current = reduced
      default: return current
      }
    }
  }

  /// Unifies two types. True if they are, or can be made, the same. Binds variables; the caller undoes the bindings
  /// on failure.
  package func matches(_ left: Type, _ right: Type) -> Bool {
    let left = head(left)
    let right = head(right)
    switch (left, right) {
    case (.error, _), (_, .error): return true
    case (.member(let base, let associated), let other) where left != right && isOwnType(associated, of: base),
      (let other, .member(let base, let associated)) where left != right && isOwnType(associated, of: base):
      return matches(base, other)
    case (.variable(let variable), .member) where variable.isRestricted && waits(right) || waits(right, for: variable),
      (.member, .variable(let variable)) where variable.isRestricted && waits(left) || waits(left, for: variable):
      // The types that a literal may take are unknown for an associated type that is unknown; `C.SubSequence == C`
      // decides nothing before the type is known.
      table.putOff(left, right)
      return true
    case (.variable(let variable), _):
      if case .variable(let other) = right { return variable == other || merge(variable, other) }
      return bind(variable, to: right)
    case (_, .variable(let variable)): return bind(variable, to: left)
    case (.nominal(let one, let first), .nominal(let other, let second)):
      return one == other && first.count == second.count && zip(first, second).allSatisfy { matches($0, $1) }
    case (.tuple(let first), .tuple(let second)):
      return first.count == second.count
        && zip(first, second).allSatisfy { ($0.label == $1.label) && matches($0.type, $1.type) }
    case (.function(let first), .function(let second)):
      return first.parameters.count == second.parameters.count && first.isAsync == second.isAsync
        && zip(first.parameters, second.parameters).allSatisfy { $0.isInout == $1.isInout && matches($0.type, $1.type) }
        && matches(first.result, second.result) && throwsSame(first, second)
    case (.metatype(let first), .metatype(let second)): return matches(first, second)
    case (.opaque(let first, let firstArguments), .opaque(let second, let secondArguments)):
      return first == second && zip(firstArguments, secondArguments).allSatisfy { matches($0, $1) }
    case (.member, _) where left != right, (_, .member) where left != right:
      if let known = elementOfText(left) { return matches(known, right) }
      if let known = elementOfText(right) { return matches(left, known) }
      if waits(left) || waits(right) {
        table.putOff(left, right)
        return true
      }
      return sameMember(left, right)
    case (.existential(let first, let firstSuper, let one), .existential(let second, let secondSuper, let other)):
      return Set(first) == Set(second) && firstSuper == secondSuper && one.count == other.count
        && one.allSatisfy { given in
          other.contains { $0.associated == given.associated && matches($0.type, given.type) }
        }
    default: return left == right
    }
  }

  /// True if both functions throw the same errors. `throws(E)` with an open `E` matches a function that does not throw,
  /// and binds `E` to `Never`.
  private func throwsSame(_ first: FunctionType, _ second: FunctionType) -> Bool {
    if first.isThrowing == second.isThrowing {
      return first.thrownType == second.thrownType
        || matches(first.thrownType ?? anyError, second.thrownType ?? anyError)
    }
    guard let thrown = first.thrownType ?? second.thrownType, unbound(thrown) != nil else { return false }
    return matches(thrown, libraryNominal("Never"))
  }

  /// True for `Stride` of a literal, which is the literal's own type, whichever that will be.
  private func isOwnType(_ associated: AssociatedType, of base: Type) -> Bool {
    guard let variable = unbound(base), variable.literal == .integer || variable.literal == .float else { return false }
    return associated.name == "Stride" || associated.name == "Magnitude"
  }

  /// The element type of a string literal's type is Character.
  private func elementOfText(_ type: Type) -> Type? {
    guard case .member(let base, let associated) = type, associated.name == "Element", let variable = unbound(base),
      variable.literal?.isText ?? false
    else { return nil }
    return libraryNominal("Character")
  }

  /// True for an associated type of an unknown type.
  package func waits(_ type: Type) -> Bool {
    if case .member(let base, _) = type { base.hasTypeVariables } else { false }
  }

  /// True for an associated type of the variable.
  private func waits(_ type: Type, for variable: TypeVariable) -> Bool {
    guard case .member(let base, _) = type else { return false }
    return base.contains { if case .variable(let inner) = $0 { inner == variable } else { false } }
  }

  private func sameMember(_ left: Type, _ right: Type) -> Bool {
    guard case .member(let leftBase, let one) = left, case .member(let rightBase, let other) = right else {
      return false
    }
    // Protocols may redeclare an associated type of the same name.
    return one.name == other.name && matches(leftBase, rightBase)
  }

  /// Compares the deferred pairs whose base type has become known.
  package func settleDeferredMatches() -> Bool {
    table.takeDeferredMatches().allSatisfy { matches($0.0, $0.1) || matchesAsConvertedElements($0.0, $0.1) }
  }

  /// True if two tuple types match apart from labels, and one is the element of an array: the array converts to one of
  /// the other tuples, so that it satisfies `S.Element == (Key, Value)`. No other collection does.
  func matchesAsConvertedElements(_ left: Type, _ right: Type) -> Bool {
    guard isElementOfArray(left) || isElementOfArray(right), case .tuple(let first) = head(reduce(left)),
      case .tuple(let second) = head(reduce(right)), first.count == second.count
    else { return false }
    table.score += 1
    table.convertedElements += 1
    return zip(first, second).allSatisfy { one, other in
      (one.label == other.label || one.label == nil || other.label == nil) && matches(one.type, other.type)
    }
  }

  private func isElementOfArray(_ type: Type) -> Bool {
    guard case .member(let base, let associated) = type, associated.name == "Element" else { return false }
    return head(base).isLibrary("Array")
  }

  private func merge(_ one: TypeVariable, _ other: TypeVariable) -> Bool {
    let literal: TypeVariable.Literal?
    switch (one.literal, other.literal) {
    case (nil, let kind), (let kind, nil): literal = kind
    case (.integer, .float), (.float, .integer): literal = .float
    case (let first?, let second?) where first.isText && second.isText:
      // A type that accepts the longer literal accepts both.
      literal = [.string, .character, .scalar].first { $0 == first || $0 == second }
    case (let first, let second):
      guard first == second else { return false }
      literal = first
    }
    table.remember(one)
    table.remember(other)
    if one.isMixed || literal == .float && one.literal != nil && other.literal != nil && one.literal != other.literal {
      other.isMixed = true
    }
    other.literal = literal
    for declaration in one.protocols where !other.protocols.contains(declaration) {
      other.protocols.append(declaration)
    }
    one.binding = .variable(other)
    if literal == .integer, let type = defaultType(of: other), !isDefault(type, of: .integer) { table.score += 1 }
    return literal == nil || other.protocols.allSatisfy { conforms(.variable(other), to: $0) }
  }

  package func bind(_ variable: TypeVariable, to type: Type) -> Bool {
    if case .variable(let other) = type, other == variable { return true }
    func isPart(of type: Type) -> Bool {
      type.contains { if case .variable(let inner) = $0 { inner == variable } else { false } }
    }
    var type = type
    if isPart(of: type) {
      // `Rules<R.State>.Pair<One, Other>` for `R`, where `R.State` is known already.
      type = decided(type)
      if isPart(of: type) { return false }
    }
    if let literal = variable.literal, !accepts(type, literal) { return false }
    if variable.literal == .mixture, !type.hasTypeVariables, !above.canMix(variable, into: type) { return false }
    for declaration in variable.protocols where !conformsOrOpens(type, to: declaration) {
      guard type.hasTypeVariables, couldConform(type, to: declaration) else { return false }
    }
    table.remember(variable)
    variable.binding = type
    if let literal = variable.literal, !isDefault(type, of: literal) { table.score += 1 }
    return true
  }

  /// True if a type with open arguments can conform once they are known.
  private func couldConform(_ type: Type, to declaration: NominalDeclaration) -> Bool {
    switch type {
    case .function, .tuple, .metatype: return conforms(type, to: declaration)
    default: break
    }
    guard case .nominal(let nominal, let arguments) = type else { return true }
    guard let found = declaredConformance(nominal, arguments, to: declaration) else { return nominal.superclass != nil }
    return meets(found.requirements, of: nominal, arguments)
  }

  private func isDefault(_ type: Type, of literal: TypeVariable.Literal) -> Bool {
    switch literal {
    case .integer: type.isLibrary("Int")
    case .float: type.isLibrary("Double")
    case .string, .character, .scalar: type.isLibrary("String")
    case .boolean: type.isLibrary("Bool")
    default: true
    }
  }

  /// True if a literal can make a value of the type.
  package func accepts(_ type: Type, _ literal: TypeVariable.Literal) -> Bool {
    // The most frequent case, without a search through the conformances of Int.
    switch literal {
    case .integer, .float, .string, .character, .scalar, .boolean: if isDefault(type, of: literal) { return true }
    default: break
    }
    if literal.isText { return textProtocol(of: literal, for: type) != nil || type.isLibrary("Substring") }
    let name: String
    switch literal {
    case .integer: name = "ExpressibleByIntegerLiteral"
    case .float: name = "ExpressibleByFloatLiteral"
    case .boolean: name = "ExpressibleByBooleanLiteral"
    case .nilValue:
      if type.wrapped != nil { return true }
      name = "ExpressibleByNilLiteral"
    case .array: name = "ExpressibleByArrayLiteral"
    case .dictionary: name = "ExpressibleByDictionaryLiteral"
    case .mixture, .string, .character, .scalar: return true
    }
    guard let declaration = libraryType(name) else { return false }
    return conforms(type, to: declaration)
  }

  /// The protocol by which a string literal creates a value of the type: as a string if possible.
  package func textProtocol(of literal: TypeVariable.Literal, for type: Type) -> TextLiteral? {
    let possible: [TextLiteral] =
      switch literal {
      case .scalar: [.string, .character, .scalar]
      case .character: [.string, .character]
      default: [.string]
      }
    return possible.first { kind in libraryType(kind.protocolName).map { conforms(type, to: $0) } ?? false }
  }

  package func defaultType(of variable: TypeVariable) -> Type? {
    switch variable.literal {
    case .integer: defaultInteger(variable)
    case .float: libraryNominal("Double")
    case .string, .character, .scalar: libraryNominal("String")
    case .boolean: libraryNominal("Bool")
    case .mixture: .any
    default: nil
    }
  }

  /// Double, if Int does not satisfy the constraints and Double does: `half(5)` of `<T: FloatingPoint>`; otherwise
  /// Int.
  private func defaultInteger(_ variable: TypeVariable) -> Type {
    let plain = libraryNominal("Int")
    if variable.protocols.allSatisfy({ conforms(plain, to: $0) }) { return plain }
    let other = libraryNominal("Double")
    return variable.protocols.allSatisfy({ conforms(other, to: $0) }) ? other : plain
  }

  /// Gives literals that are still open their default types. Returns false if that contradicts deferred constraints.
  package func applyDefaults(from mark: Int) -> Bool {
    for variable in table.openVariables[mark...] where variable.binding == nil {
      if let type = defaultType(of: variable) {
        let saved = table.score
        _ = bind(variable, to: type)
        table.score = saved
        // The default of one literal may decide another: `count(in: "abc")["a"]`, by the elements of the first.
        if !table.deferredMatches.isEmpty, !settleDeferredMatches() { return false }
      }
    }
    return settleDeferredMatches()
  }
}

/// The kinds of string literals.
package enum TextLiteral: String {
  case string, character = "extendedGraphemeCluster", scalar = "unicodeScalar"

  /// `ExpressibleByStringLiteral`
  var protocolName: String { "ExpressibleBy\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())Literal" }
  /// The argument label of the protocol's initializer.
  package var label: String { "\(rawValue)Literal" }
}
