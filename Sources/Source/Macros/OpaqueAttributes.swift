import SwiftSyntax
import Tree

/// Attributes of modules that obsh lacks. The source of such a property's value is unknown: the property is rewritten
/// as a computed one that stops when it is read.
struct OpaqueAttributes {
  private let isKnown: (String) -> Bool
  /// True if obsh has the module, or it is open.
  private let isKnownModule: (String) -> Bool
  private let declared: Set<String>
  /// True if the environment of obsh has a value of this name.
  private let isKnownKey: (String) -> Bool
  /// The environment values that the module itself declares.
  private let ownKeys: Set<String>
  /// True if a file imports a module that obsh lacks.
  private let importsUnseen: Bool
  /// Macros of known modules that can be attached to types alone. On a property, the name is that of a wrapper in another
  /// module.
  private static let ofTypes: Set<String> = ["Observable", "Model", "Perceptible"]

  init(
    in tree: SourceFileSyntax, isKnown: @escaping (String) -> Bool, isKnownModule: @escaping (String) -> Bool,
    isKnownKey: @escaping (String) -> Bool
  ) {
    self.isKnownKey = isKnownKey
    self.isKnownModule = isKnownModule
    ownKeys = Set(tree.statements.flatMap(Self.environmentValues))
    importsUnseen = tree.statements.contains { item in
      let path = item.item.as(ImportDeclSyntax.self)?.path.first
      return path.map { !isKnownModule($0.name.text) } ?? false
    }
    let names = TypeNames(viewMode: .sourceAccurate)
    names.walk(tree)
    declared = names.found.union(
      names.aliases.filter { names.found.contains($1) || names.aliases[$1] != nil || isKnown($1) }.keys)
    self.isKnown = isKnown
  }

  func addEdits(for tree: SourceFileSyntax, to edits: inout SourceEdits) {
    let finder = Properties(viewMode: .sourceAccurate)
    finder.walk(tree)
    for property in finder.found { rewrite(property, &edits) }
    for function in finder.functions { edits.replace(function.written, with: Self.parts(withBody: function)) }
  }

  /// A function whose body is elsewhere, rewritten as one that stops when its value is needed.
  private static func parts(withBody function: FunctionDeclSyntax) -> [SourceEdits.Part] {
    let name = function.name.text.without("`")
    let words = "'\(name)' is opaque: obsh does not have its body, and its value is needed here"
    let body = function.signature.returnClause == nil ? "{}" : "{ _stop(\"\(words)\") }"
    return [.written(function.written), .text(" " + body)]
  }

  /// True if no module declares the attribute: `Lib.Shared` is that of a module which is not open.
  private func isUnknown(_ name: Substring) -> Bool {
    let parts = name.split(separator: ".")
    if let module = parts.first, parts.count == 2 {
      return !isKnownModule(String(module)) && !isKnown(String(module)) && !declared.contains(String(module))
    }
    return parts.count == 1 && !isKnown(String(name)) && !declared.contains(String(name))
  }

  private func rewrite(_ node: VariableDeclSyntax, _ edits: inout SourceEdits) {
    let opaque = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { attribute in
      let name = attribute.attributeName.trimmedDescription.split(separator: "<")[0]
      if name == "Environment", let key = Self.key(of: attribute) { return !isKnownKey(key) && !ownKeys.contains(key) }
      // The expansion of a model removes or replaces these.
      if ["Attribute", "Relationship", "Transient"].contains(name), isInClass(attribute) { return false }
      return isUnknown(name) || importsUnseen && Self.ofTypes.contains(String(name))
    }
    guard let first = opaque.first, node.bindings.count == 1, let binding = node.bindings.first else { return }
    for attribute in opaque { edits.replace(attribute.written, with: []) }
    guard binding.accessorBlock == nil else { return }
    if let value = binding.initializer {
      // `@Shared(.items) var items = [.first]`: the wrapper's type determines the type of which `.first` is a member.
      guard binding.typeAnnotation == nil, Self.needsContext(value.value) else { return }
      return edits.replace(binding.pattern.written, with: [.written(binding.pattern.written), .text(": _Opaque")])
    }
    let name = "@\(first.attributeName.trimmedDescription) \(binding.pattern.trimmedDescription)"
    edits.replace(node.bindingSpecifier.written, with: [.text("var")])
    let setter = isInClass(node) ? "set {}" : "nonmutating set {}"
    var parts: [SourceEdits.Part] = [.written(binding.pattern.written)]
    if let type = binding.typeAnnotation {
      let words = "'\(name)' is opaque: obsh does not have it, and its value is needed here"
      parts += [.text(": "), .written(type.type.written), .text(" { get { _stop(\"\(words)\") } \(setter) }")]
    } else {
      parts.append(.text(": _Opaque { get { _opaque(\"\(name)\") } \(setter) }"))
    }
    edits.replace(binding.written, with: parts)
  }

  /// True if a value has no type without a context: `.first`, `nil`, `[]`, `[.first]`.
  private static func needsContext(_ value: ExprSyntax) -> Bool {
    if let call = value.as(FunctionCallExprSyntax.self) { return needsContext(call.calledExpression) }
    if let member = value.as(MemberAccessExprSyntax.self) { return member.base.map(needsContext) ?? true }
    if let array = value.as(ArrayExprSyntax.self) { return array.elements.allSatisfy { needsContext($0.expression) } }
    if let dictionary = value.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return true }
      return elements.contains { needsContext($0.key) || needsContext($0.value) }
    }
    return value.is(NilLiteralExprSyntax.self)
  }

  /// `dismiss` of `@Environment(\.dismiss)`.
  private static func key(of attribute: AttributeSyntax) -> String? {
    guard case .argumentList(let arguments)? = attribute.arguments,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
      path.root == nil, case .property(let property)? = path.components.first?.component
    else { return nil }
    return property.declName.baseName.text
  }

  /// The names that an extension of EnvironmentValues declares.
  private static func environmentValues(in item: CodeBlockItemSyntax) -> [String] {
    guard case .decl(let syntax) = item.item, let node = syntax.as(ExtensionDeclSyntax.self),
      node.extendedType.trimmedDescription.hasSuffix("EnvironmentValues")
    else { return [] }
    return node.memberBlock.members.flatMap { member -> [String] in
      let bindings = member.decl.as(VariableDeclSyntax.self)?.bindings
      return bindings?.map { $0.pattern.trimmedDescription } ?? []
    }
  }

  private func isInClass(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let next = current {
      if next.is(StructDeclSyntax.self) || next.is(EnumDeclSyntax.self) || next.is(ExtensionDeclSyntax.self) {
        return false
      }
      if next.is(ClassDeclSyntax.self) || next.is(ActorDeclSyntax.self) { return true }
      current = next.parent
    }
    return true
  }

  /// The names of the types that may be attributes, at any depth: they have one themselves, such as `@propertyWrapper`.
  private final class TypeNames: SyntaxVisitor {
    var found: Set<String> = []
    /// Other names for types, which may belong to missing modules: `typealias Default = _Default`.
    var aliases: [String: String] = [:]

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      if let target = node.initializer.value.as(IdentifierTypeSyntax.self) {
        aliases[node.name.text] = target.name.text
      } else {
        found.insert(node.name.text)
      }
      return .visitChildren
    }

    private func note(_ node: some WithAttributesSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      if !node.attributes.isEmpty { found.insert(name.text) }
      return .visitChildren
    }
  }

  /// Properties with attributes, and functions without bodies.
  private final class Properties: SyntaxVisitor {
    var found: [VariableDeclSyntax] = []
    /// Functions of C and of Core Data, whose bodies are not in the source.
    var functions: [FunctionDeclSyntax] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let isForeign = node.attributes.contains {
        ["_silgen_name", "_extern", "NSManaged"].contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
      }
      if node.body == nil, isForeign { functions.append(node) }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if !node.attributes.isEmpty { found.append(node) }
      return .visitChildren
    }
  }
}
