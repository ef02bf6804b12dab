import SwiftSyntax

/// An attribute with the text of its arguments: `Published`, `Environment(Model.self)`.
package struct DeclaredAttribute {
  package let name: String
  package let arguments: LabeledExprListSyntax?
  package let node: AttributeSyntax

  /// `Model` of `Environment(Model.self)`
  package var namedType: String? {
    guard let argument = arguments?.first?.expression.as(MemberAccessExprSyntax.self),
      argument.declName.baseName.text == "self"
    else { return nil }
    return argument.base?.trimmedDescription
  }
}

/// A variable of the module: a member of a type, or a global variable of a file.
package final class DeclaredProperty {
  package let name: String
  /// The type that declares the property; nil for a global variable.
  package unowned let owner: DeclaredType?
  package let file: Int
  package let node: VariableDeclSyntax
  package let binding: PatternBindingSyntax
  package let attributes: [DeclaredAttribute]
  package let isStatic: Bool
  package let isLet: Bool
  package let isLazy: Bool
  /// The type from the annotation, or from the initial value.
  package var type: TypeRef?
  /// `Model` of `@Environment(Model.self)`
  package private(set) var environmentType: TypeRef?

  init(
    name: String, owner: DeclaredType?, file: Int, node: VariableDeclSyntax, binding: PatternBindingSyntax,
    attributes: [DeclaredAttribute]
  ) {
    self.name = name
    self.owner = owner
    self.file = file
    self.node = node
    self.binding = binding
    self.attributes = attributes
    let modifiers = node.modifiers.map(\.name.text)
    isStatic = modifiers.contains("static") || modifiers.contains("class")
    isLazy = modifiers.contains("lazy")
    isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    type = binding.typeAnnotation.map { TypeRef($0.type, withPath: true) }
    environmentType = attribute("Environment")?.namedType.map { .named($0, []) }
  }

  /// Replaces the names of types, such as the aliases of the owner.
  func rename(_ name: (String) -> String) {
    type = type?.renamed(name)
    environmentType = environmentType?.renamed(name)
  }

  package func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
  package func attribute(_ name: String) -> DeclaredAttribute? { attributes.first { $0.name == name } }

  /// The first of SwiftUI's wrappers on the property.
  package var wrapper: String? { attributes.first { SwiftUINames.wrappers.contains($0.name) }?.name }

  /// `theme` of `@Environment(\.theme)`
  var environmentKey: String? {
    let path = attribute("Environment")?.arguments?.first?.expression.as(KeyPathExprSyntax.self)
    return path.map { String($0.components.trimmedDescription.dropFirst()) }
  }

  package var initialValue: ExprSyntax? { binding.initializer?.value }

  /// Its `willSet` and `didSet`.
  package var observers: [AccessorDeclSyntax] {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return [] }
    return list.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The body of the getter; nil for a stored property.
  package var getter: CodeBlockItemListSyntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let items)?: items
    case .accessors(let list)?: list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }

  /// The body of the setter, if it is written.
  var setter: CodeBlockItemListSyntax? {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == "set" }?.body?.statements
  }

  package var isStored: Bool { binding.accessorBlock == nil || !observers.isEmpty }
  /// True if the property is a variable with storage of its own.
  package var isStoredVariable: Bool { isStored && !isLet }
}

/// A function, initializer or deinitializer.
package final class DeclaredFunction {
  package let name: String
  package unowned let owner: DeclaredType?
  package let file: Int
  package private(set) var parameters: [(label: String?, name: String, type: TypeRef)]
  package private(set) var result: TypeRef?
  package let body: CodeBlockItemListSyntax?
  package let node: DeclSyntax
  package let isStatic: Bool
  package let attributes: Set<String>

  init(
    name: String, owner: DeclaredType?, file: Int, signature: FunctionSignatureSyntax?, body: CodeBlockSyntax?,
    node: DeclSyntax, modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax
  ) {
    self.name = name
    self.owner = owner
    self.file = file
    parameters =
      signature?.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        return (
          label == "_" ? nil : label, (parameter.secondName ?? parameter.firstName).text,
          TypeRef(parameter.type, withPath: true)
        )
      } ?? []
    result = signature?.returnClause.map { TypeRef($0.type, withPath: true) }
    self.body = body?.statements
    self.node = node
    isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    self.attributes = Set(attributes.declared.map(\.name))
    builders =
      signature?.parameterClause.parameters
      .filter { parameter in parameter.attributes.declared.contains { $0.name == "ViewBuilder" } }
      .map(\.firstName.text) ?? []
    defaulted =
      signature?.parameterClause.parameters.filter { $0.defaultValue != nil }.map(\.firstName.text) ?? []
  }

  /// Replaces the names of types, such as the aliases of the owner.
  func rename(_ name: (String) -> String) {
    parameters = parameters.map { ($0.label, $0.name, $0.type.renamed(name)) }
    result = result?.renamed(name)
  }

  /// The labels of the parameters that are marked `@ViewBuilder`.
  private let builders: [String]
  /// The labels of the parameters that have a default value.
  private let defaulted: [String]

  /// True if a closure with this label goes to a view builder; nil is the first trailing closure.
  ///
  /// - Parameter given: The labels of the other arguments. The first trailing closure goes to the first parameter that
  ///   needs one, or else to the first that takes one.
  func takesBuilder(_ label: String?, given: Set<String>) -> Bool {
    if let label { return builders.contains(label) }
    let open = parameters.filter { $0.type.unwrapped == .function && !given.contains($0.label ?? "_") }
    let needed = open.first { !defaulted.contains($0.label ?? "_") }
    return (needed ?? open.first).map { builders.contains($0.label ?? "_") } ?? !builders.isEmpty
  }
}

/// A type that the module declares, with all its extensions.
package final class DeclaredType {
  package enum Kind { case classType, structType, enumType, actor, protocolType }

  /// The name by which the module's facts know the type: `Row`, or `List.Row` where several types are called Row.
  package internal(set) var name: String
  package let kind: Kind
  package let file: Int
  package let node: DeclSyntax
  /// The token of the type's name.
  package let nameToken: TokenSyntax
  package let attributes: [DeclaredAttribute]
  package var inherited: [String]
  package var properties: [DeclaredProperty] = []
  package var functions: [DeclaredFunction] = []
  package var initializers: [DeclaredFunction] = []
  package var deinitializer: DeclaredFunction?
  /// The type in which this one is nested.
  unowned var outer: DeclaredType?
  package var isNested: Bool { outer != nil }
  /// True if a name means a nested type in the code of this one.
  package func hides(_ name: String) -> Bool { nested.contains(name) || outer?.hides(name) ?? false }
  /// The name by which code outside all types knows it: `List.Row`.
  package var path: String { outer.map { "\($0.path).\(nameToken.text)" } ?? nameToken.text }
  /// The types nested in this one.
  package var nested: Set<String> = []
  /// The aliases that the type declares: `typealias Model = HomeModel`.
  var aliases: [String: TypeAliasDeclSyntax] = [:]
  /// The associated types of a protocol.
  var associatedTypes: [String: AssociatedTypeDeclSyntax] = [:]
  /// The clauses of inheritance as they are written, each with the place that decides what its names mean.
  var clauses: [(names: [String], site: Syntax)] = []

  init(
    name: String, kind: Kind, file: Int, node: DeclSyntax, nameToken: TokenSyntax, attributes: [DeclaredAttribute],
    inherited: [String]
  ) {
    self.name = name
    self.kind = kind
    self.file = file
    self.node = node
    self.nameToken = nameToken
    self.attributes = attributes
    self.inherited = inherited
    // A clause of inheritance does not see the types in the type itself.
    clauses = [(inherited, node.parent ?? Syntax(node))]
  }

  package func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  package func property(_ name: String, isStatic: Bool = false) -> DeclaredProperty? {
    let found = properties.filter { $0.name == name && $0.isStatic == isStatic }
    // A requirement is what an extension of its protocol may implement.
    return found.first { $0.isStored || $0.getter != nil } ?? found.first
  }

  package func functions(_ name: String) -> [DeclaredFunction] { functions.filter { $0.name == name } }
}

extension AttributeListSyntax {
  package var declared: [DeclaredAttribute] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let name =
        attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
        ?? attribute.attributeName.as(MemberTypeSyntax.self)?.name.text ?? ""
      guard case .argumentList(let arguments)? = attribute.arguments else {
        return DeclaredAttribute(name: name, arguments: nil, node: attribute)
      }
      return DeclaredAttribute(name: name, arguments: arguments, node: attribute)
    }
  }
}

extension DeclaredProperty {
  package var isPrivate: Bool { node.modifiers.arePrivate }
}

extension DeclaredFunction {
  package var isPrivate: Bool { node.asProtocol(WithModifiersSyntax.self)?.modifiers.arePrivate ?? false }
}

extension DeclModifierListSyntax {
  /// True for `private` and `fileprivate`.
  package var arePrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}
