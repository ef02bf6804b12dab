import Tree

/// The names of a type at run time: for `print(type(of:))` and for `String(reflecting:)`.
struct RuntimeTypeName {
  let plain: String
  let qualified: String

  init(plain: String, qualified: String) {
    self.plain = plain
    self.qualified = qualified
  }

  init(_ type: Type) {
    plain = Self.name(type, isQualified: false)
    qualified = Self.name(type, isQualified: true)
  }

  private static func name(_ type: Type, isQualified: Bool) -> String {
    func inner(_ type: Type) -> String { name(type, isQualified: isQualified) }
    switch type {
    case .nominal(let declaration, let arguments):
      return nominal(declaration, arguments, isQualified: isQualified)
    case .tuple(let elements):
      let parts = elements.map { ($0.label.map { "\($0): " } ?? "") + inner($0.type) }
      return "(\(parts.joined(separator: ", ")))"
    case .function(let function):
      let parameters = function.parameters.map { parameter in
        if parameter.isVariadic, case .nominal(_, let arguments) = parameter.type, let element = arguments.first {
          return inner(element) + "..."
        }
        let convention =
          if parameter.isInout { "inout " } else if parameter.isConsuming { "__owned " } else {
            parameter.isIsolated ? "isolated " : ""
          }
        return convention + inner(parameter.type)
      }
      let effects = (function.isAsync ? " async" : "") + throwing(function, inner)
      let attributes = function.attributes.map { words(of: $0, isQualified: isQualified) } ?? ""
      return attributes + "(\(parameters.joined(separator: ", ")))\(effects) -> \(inner(function.result))"
    case .existential(let protocols, let superclass, let arguments):
      if protocols.isEmpty && superclass == nil { return "Any" }
      // Constraints that exist only at compile time are omitted from the type at run time.
      let known = protocols.filter { !($0.isLibrary && $0.name == "Sendable") }
      if known.isEmpty && superclass == nil { return "Any" }
      let names = known.map { nominal($0, [], isQualified: isQualified) }.sorted()
      let isAnyClass = superclass == .anyObject
      let anyObject = isQualified ? "Swift.AnyObject" : "AnyObject"
      let parts = ((superclass.map { isAnyClass ? [] : [inner($0)] } ?? []) + names + (isAnyClass ? [anyObject] : []))
        .joined(separator: " & ")
      if arguments.isEmpty { return parts }
      // In the order of the compiler's canonical requirements: by the name of the associated type.
      let sorted = arguments.sorted { $0.associated.name < $1.associated.name }
      let conditions = sorted.map { argument in
        let owner = nominal(argument.associated.owner, [], isQualified: isQualified)
        return "Self.\(owner).\(argument.associated.name) == \(inner(argument.type))"
      }
      return "any \(parts)<\(conditions.joined(separator: ", "))>"
    case .anyObject: return isQualified ? "Swift.AnyObject" : "AnyObject"
    case .metatype(let instance) where needsParentheses(instance): return "(\(inner(instance))).Type"
    case .metatype(let instance): return inner(instance) + ".Type"
    default: return "\(type)"
    }
  }

  private static func words(of attributes: FunctionType.Attributes, isQualified: Bool) -> String {
    let actor = attributes.globalActor.map { "@" + nominal($0, [], isQualified: isQualified) + " " }
    return (attributes.isIsolatedAny ? "@isolated(any) " : "") + (actor ?? "")
      + (attributes.isSendable ? "@Sendable " : "")
  }

  private static func throwing(_ function: FunctionType, _ inner: (Type) -> String) -> String {
    guard function.isThrowing else { return "" }
    guard case .nominal(let error, let arguments) = function.thrownType else { return " throws" }
    return error.isLibrary && error.name == "Never" ? "" : " throws(\(inner(.nominal(error, arguments))))"
  }

  /// `(any P<Int>).Type`, `((Int) -> Int).Type`
  private static func needsParentheses(_ type: Type) -> Bool {
    switch type {
    case .existential(_, _, let arguments): !arguments.isEmpty
    case .function: true
    default: false
    }
  }

  private static func nominal(_ declaration: NominalDeclaration, _ arguments: [Type], isQualified: Bool) -> String {
    let parentCount = declaration.parent?.genericParameters.count ?? 0
    var own = arguments.dropFirst(parentCount).map { name($0, isQualified: isQualified) }
    if let pack = declaration.pack {
      let range = pack.lowerBound - parentCount..<pack.upperBound - parentCount
      own.replaceSubrange(range, with: ["Pack{\(own[range].joined(separator: ", "))}"])
    }
    let suffix = own.isEmpty ? "" : "<\(own.joined(separator: ", "))>"
    guard isQualified else { return declaration.name + suffix }
    if let parent = declaration.parent {
      let outer = nominal(parent, Array(arguments.prefix(parentCount)), isQualified: true)
      let module = extensionModule(of: declaration, in: parent)
      return (module.map { "(extension in \($0)):" } ?? "") + outer + "." + declaration.name + suffix
    }
    return "\(declaration.isLibrary ? LibraryModules.module(of: declaration) : "main")." + declaration.name + suffix
  }

  /// The module of the extension that declares a nested type, where the type's full name has it: if it is not the
  /// module of the outer type, or the extension has conditions.
  private static func extensionModule(of declaration: NominalDeclaration, in parent: NominalDeclaration) -> String? {
    guard declaration.isLibrary else { return parent.isLibrary || declaration.isConditional ? "main" : nil }
    return LibraryModules.extensionModule(of: declaration, in: parent)
      ?? (declaration.isConditional ? LibraryModules.module(of: parent) : nil)
  }
}
