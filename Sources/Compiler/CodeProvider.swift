import Code
import Tree

/// The machine's requests at run time.
extension Compiler: CodeProvider {
  package func code(for function: FunctionReference) throws -> FunctionCode {
    guard let instance = function.origin as? FunctionInstance else {
      throw Unsupported("a call of '\(function.name)'", place: nil)
    }
    if instance.environment.arguments.contains(where: { $0.isNested(deeperThan: Self.deepestType) }) {
      throw Unsupported("generic types nested more than \(Self.deepestType) deep", place: nil)
    }
    let builder = FunctionBuilder(self, instance)
    instance.lower(builder)
    return try builder.finish()
  }

  /// `func f<T>(_ x: T) { f([x]) }` is compiled for each type; the names alone take time that grows quadratically.
  private static let deepestType = 512

  package func witness(of type: RuntimeType, for requirement: Int) -> FunctionReference? {
    guard let origin = type.origin as? TypeOrigin else { return nil }
    return resolve(requirement, for: origin.type)
  }

  package func conforms(_ type: RuntimeType, to protocolNumber: Int) -> Bool {
    if protocolNumber < 0 { return meets(conditions[-1 - protocolNumber], type) }
    guard let origin = type.origin as? TypeOrigin, let declaration = knowledge.declaration(numbered: protocolNumber)
    else { return false }
    // The type `any Error` conforms to its protocol, and no other existential does.
    if case .existential(let protocols, _, _) = origin.type {
      return declaration.isLibrary && declaration.name == "Error" && protocols == [declaration]
    }
    return knowledge.conforms(origin.type, to: declaration)
  }

  package func requirement(named name: String) -> Int? {
    knowledge.libraryRequirement(name).map(number(ofLibraryRequirement:))
  }

  package func protocolNumber(named name: String) -> Int? { knowledge.libraryType(name).map(protocolNumber) }

  package func associatedType(_ name: String, of protocolName: String, for type: RuntimeType) -> RuntimeType? {
    guard let origin = type.origin as? TypeOrigin, let declaration = knowledge.libraryType(protocolName),
      let associated = declaration.associatedTypes.first(where: { $0.name == name }),
      let found = knowledge.associatedType(associated, of: origin.type)
    else { return nil }
    return runtimeType(concrete(found, in: .empty))
  }

  func protocolNumber(_ declaration: NominalDeclaration) -> Int { declaration.number }

  /// The requirements on a value that becomes an `any P<Int> & Q`: the numbers of its protocols, and one for the
  /// constraints on their associated types.
  func protocolNumbers(_ protocols: [NominalDeclaration], _ arguments: [AssociatedArgument]) -> [Int] {
    let numbers = protocols.map(protocolNumber)
    if arguments.isEmpty { return numbers }
    let index = conditions.firstIndex(of: arguments) ?? conditions.count
    if index == conditions.count { conditions.append(arguments) }
    return numbers + [-1 - index]
  }

  private func meets(_ arguments: [AssociatedArgument], _ type: RuntimeType) -> Bool {
    guard let origin = type.origin as? TypeOrigin else { return false }
    return arguments.allSatisfy { argument in
      knowledge.associatedType(argument.associated, of: origin.type).map { concrete($0, in: .empty) } == argument.type
    }
  }

  /// A type of the library by name: `Array`, `Optional`; `()` returns a tuple of the arguments, `(key:_:)` one with
  /// labels; `Any` and `AnyObject` take no arguments.
  package func type(named name: String, arguments: [RuntimeType]) -> RuntimeType? {
    let types = arguments.compactMap { ($0.origin as? TypeOrigin)?.type }
    guard types.count == arguments.count else { return nil }
    switch name {
    case let tuple where tuple.hasPrefix("("):
      let labels = tuple.dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
      return runtimeType(
        .tuple(
          types.enumerated().map { index, type in
            TupleElement(label: labels.indices.contains(index) ? labels[index] : nil, type: type)
          }))
    case "Any": return runtimeType(.any)
    case "AnyObject": return runtimeType(.anyObject)
    case "Type": return types.first.map { runtimeType(.metatype($0)) }
    default: break
    }
    guard let declaration = knowledge.libraryType(name) else { return nil }
    if declaration.kind == .protocolType { return runtimeType(.existential([declaration], superclass: nil)) }
    return runtimeType(.nominal(declaration, types))
  }
}

extension Type {
  /// True if type arguments are nested more than `limit` levels deep.
  fileprivate func isNested(deeperThan limit: Int) -> Bool {
    guard limit >= 0 else { return true }
    return switch self {
    case .nominal(_, let arguments): arguments.contains { $0.isNested(deeperThan: limit - 1) }
    case .tuple(let elements): elements.contains { $0.type.isNested(deeperThan: limit - 1) }
    case .function(let function):
      function.parameters.contains { $0.type.isNested(deeperThan: limit - 1) }
        || function.result.isNested(deeperThan: limit - 1)
    case .metatype(let type): type.isNested(deeperThan: limit - 1)
    default: false
    }
  }
}
