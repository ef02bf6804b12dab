import Code
import Tree

extension Compiler {
  /// The runtime type of a concrete type; always the same object.
  func runtimeType(_ type: Type) -> RuntimeType {
    if case .nominal(let declaration, let arguments) = type, arguments.isEmpty {
      if let known = plainTypes[ObjectIdentifier(declaration)] { return known }
      return makeNominalType(declaration, [])
    }
    if let known = types[type] { return known }
    let plain = withoutMarkers(type)
    if plain != type {
      let made = runtimeType(plain)
      types[type] = made
      return made
    }
    switch type {
    case .nominal(let declaration, let arguments): return makeNominalType(declaration, arguments)
    case .tuple(let elements): return makeTupleType(type, elements)
    case .function(let function):
      let made = intern(type, RuntimeTypeName(type), .function)
      made.arguments = function.parameters.map { runtimeType($0.type) } + [runtimeType(function.result)]
      return made
    case .existential(let protocols, let superclass, let arguments):
      let made = intern(type, RuntimeTypeName(type), .existential)
      made.protocols = protocols.map(\.name)
      made.protocolNumbers = protocolNumbers(protocols, arguments)
      made.superclass = superclass.map(runtimeType)
      made.witnessTableCount = witnessTableCount(protocols)
      made.isClassBound = superclass != nil || protocols.contains(where: \.isForClasses)
      return made
    case .anyObject:
      let made = intern(type, RuntimeTypeName(type), .existential)
      made.isClassBound = true
      return made
    case .integer: return intern(type, RuntimeTypeName(type), .opaque)
    case .metatype(let instance):
      let made = intern(type, RuntimeTypeName(type), .metatype)
      made.arguments = [runtimeType(instance)]
      return made
    case .variable(let variable):
      if let binding = variable.binding { return runtimeType(concrete(binding, in: .empty)) }
      return makeUnknown(type)
    case .member, .opaque, .parameter, .error: return makeUnknown(type)
    }
  }

  /// The type in which existentials have no marker protocols: these do not exist at run time, where
  /// `Box<any Sendable>` is `Box<Any>`.
  private func withoutMarkers(_ type: Type) -> Type {
    type.map { part in
      guard case .existential(let protocols, let superclass, let arguments) = part else { return nil }
      let others = protocols.filter { !isMarker($0) }
      if others.count == protocols.count || others.isEmpty && superclass != nil { return nil }
      return .existential(others, superclass: superclass, arguments: arguments)
    }
  }

  private func isMarker(_ declaration: NominalDeclaration) -> Bool {
    declaration.isLibrary && Self.markers.contains(declaration.name)
  }

  static let markers: Set<String> = [
    "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
  ]

  private func witnessTableCount(_ protocols: [NominalDeclaration]) -> Int {
    func implies(_ one: NominalDeclaration, _ other: NominalDeclaration) -> Bool {
      one.inheritedProtocols.contains { $0 === other || implies($0, other) }
    }
    return protocols.filter { one in
      !isMarker(one) && !protocols.contains { implies($0, one) }
    }.count
  }

  func isTrivial(_ type: Type) -> Bool { runtimeType(type).isTrivial }

  /// The record of an enum case with payload: a tuple, even if it has only one element.
  func payloadType(_ declaration: CaseDeclaration, of type: Type) -> RuntimeType {
    let enumeration = runtimeType(type)
    let key = PayloadKey(type: ObjectIdentifier(enumeration), index: declaration.index)
    if let known = payloadTypes[key] { return known }
    let name = "\(enumeration.name).\(declaration.name)"
    let made = RuntimeType(name: name, qualifiedName: name, kind: .tuple)
    let fields = enumeration.cases[declaration.index].payload
    made.arguments = fields.map(\.type)
    made.labels = fields.map(\.name)
    made.fields = fields
    payloadTypes[key] = made
    return made
  }

  /// The checker has reported a type that is unknown here, or it is an error of its own (see
  /// `FunctionBuilder.finish`).
  private func makeUnknown(_ type: Type) -> RuntimeType {
    if unknownType == nil { unknownType = type }
    return RuntimeType(name: "\(type)", qualifiedName: "\(type)", kind: .opaque)
  }

  private func intern(
    _ type: Type, _ name: RuntimeTypeName, _ kind: RuntimeType.Kind
  ) -> RuntimeType {
    let made = RuntimeType(
      name: name.plain, qualifiedName: name.qualified, kind: kind, origin: TypeOrigin(type))
    if case .nominal(let declaration, _) = type { made.isOfLibrary = declaration.isLibrary }
    if case .nominal(let declaration, let arguments) = type, arguments.isEmpty {
      plainTypes[ObjectIdentifier(declaration)] = made
    }
    types[type] = made
    return made
  }

  private func makeTupleType(_ type: Type, _ elements: [TupleElement]) -> RuntimeType {
    if elements.isEmpty {
      let made = intern(type, RuntimeTypeName(plain: "()", qualified: "()"), .void)
      made.isTrivial = true
      return made
    }
    let made = intern(type, RuntimeTypeName(type), .tuple)
    made.arguments = elements.map { runtimeType($0.type) }
    made.labels = elements.map { $0.label ?? "" }
    made.fields = zip(made.labels, made.arguments).map { RuntimeType.Field(name: $0, type: $1) }
    return made
  }

  private func makeNominalType(_ declaration: NominalDeclaration, _ arguments: [Type]) -> RuntimeType {
    let type = Type.nominal(declaration, arguments)
    let name = RuntimeTypeName(type)
    if declaration.isLibrary, let kind = Self.libraryKind(declaration.name) {
      let made = intern(type, name, kind)
      made.isTrivial = Self.isTrivialKind(kind)
      made.arguments = arguments.map(runtimeType)
      return made
    }
    if declaration.isOpaqueToCode {
      let made = intern(type, name, .opaque)
      made.arguments = arguments.map(runtimeType)
      return made
    }
    let environment = Environment(parameters: declaration.genericParameters, arguments: arguments)
    let made: RuntimeType
    switch declaration.kind {
    case .structure:
      made = intern(type, name, .structure)
      fillLater(made) { [self] in
        made.fields = fields(of: declaration, in: environment)
        made.deinitializer = declaration.deinitializer.map { reference(to: $0, in: environment) }
      }
    case .enumeration:
      made = intern(type, name, .enumeration)
      made.isTrivial = declaration.cases.allSatisfy(\.payload.isEmpty)
      fillLater(made) { [self] in made.cases = cases(of: declaration, in: environment) }
    case .classType, .actor:
      made = intern(type, name, .classType)
      fillLater(made) { [self] in fillClass(made, declaration, environment) }
    case .protocolType: made = intern(type, name, .existential)
    }
    made.arguments = arguments.map(runtimeType)
    fillPending()
    return made
  }

  /// Types may contain themselves and their subclasses: first the object is registered, and it is filled when no
  /// other type is under construction, a superclass before its subclasses.
  private func fillLater(_ type: RuntimeType, _ fill: @escaping () -> Void) {
    unfilledTypes[ObjectIdentifier(type)] = fill
    unfilledOrder.append(type)
  }

  private func fillPending() {
    if isFillingTypes { return }
    isFillingTypes = true
    while let type = unfilledOrder.popLast() { fill(type) }
    isFillingTypes = false
  }

  private func fill(_ type: RuntimeType) {
    unfilledTypes.removeValue(forKey: ObjectIdentifier(type))?()
  }

  private func cases(of declaration: NominalDeclaration, in environment: Environment) -> [RuntimeType.Case] {
    declaration.cases.map { each in
      let payload = each.payload.map {
        RuntimeType.Field(name: $0.label ?? "", type: runtimeType(concrete($0.type, in: environment)))
      }
      return RuntimeType.Case(name: each.name, payload: payload, isIndirect: each.isIndirect)
    }
  }

  private func fields(of declaration: NominalDeclaration, in environment: Environment) -> [RuntimeType.Field] {
    declaration.storedProperties.map { property in
      let ownership: RuntimeType.Ownership =
        switch property.ownership {
        case .strong: .strong
        case .weak: .weak
        case .unowned: .unowned
        }
      return RuntimeType.Field(
        name: property.name, type: runtimeType(storageType(of: property, in: environment)), ownership: ownership,
        isLazy: property.isLazy, isTracked: property.tracking != nil)
    }
  }

  /// The type of the storage: an optional for a lazy property.
  func storageType(of property: VariableDeclaration, in environment: Environment) -> Type {
    let type = concrete(property.type, in: environment)
    return property.isLazy ? optional(of: type) : type
  }

  func optional(of type: Type) -> Type {
    guard let declaration = knowledge.libraryType("Optional") else { return .error }
    return .nominal(declaration, [type])
  }

  private func fillClass(_ made: RuntimeType, _ declaration: NominalDeclaration, _ environment: Environment) {
    if let superclass = declaration.superclass {
      let inherited = runtimeType(concrete(superclass, in: environment))
      fill(inherited)
      made.superclass = inherited
      made.inheritedFieldCount = inherited.fields.count
      made.fields = inherited.fields
    }
    made.fields += fields(of: declaration, in: environment)
    made.methods = methods(of: declaration, environment, inherited: made.superclass?.methods ?? [])
    made.deinitializer = declaration.deinitializer.map { reference(to: $0, in: environment) }
  }

  private static func libraryKind(_ name: String) -> RuntimeType.Kind? {
    switch name {
    case "Int", "Int64": .integer(width: 64, signed: true)
    case "Int8": .integer(width: 8, signed: true)
    case "Int16": .integer(width: 16, signed: true)
    case "Int32": .integer(width: 32, signed: true)
    case "UInt", "UInt64": .integer(width: 64, signed: false)
    case "UInt8": .integer(width: 8, signed: false)
    case "UInt16": .integer(width: 16, signed: false)
    case "UInt32": .integer(width: 32, signed: false)
    case "Double", "CGFloat": .double
    case "Float": .float
    case "Bool": .bool
    case "String": .string
    case "Character": .character
    case "Optional": .optional
    case "Array": .array
    case "Set": .set
    case "Dictionary": .dictionary
    case "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath": .keyPath
    default: nil
    }
  }

  private static func isTrivialKind(_ kind: RuntimeType.Kind) -> Bool {
    switch kind {
    case .void, .integer, .double, .float, .bool: true
    default: false
    }
  }
}

struct PayloadKey: Hashable {
  let type: ObjectIdentifier
  let index: Int
}

/// The compiler's key of a runtime type: the static type.
final class TypeOrigin {
  let type: Type

  init(_ type: Type) { self.type = type }
}

extension NominalDeclaration {
  /// True for a protocol to which only classes conform.
  var isForClasses: Bool {
    selfParameter.map { $0.mustBeClass || $0.superclass != nil } ?? false
      || inheritedProtocols.contains(where: \.isForClasses)
  }
}
