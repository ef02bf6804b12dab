import SwiftSyntax

/// The types of a program, and those whose initializers have an effect elsewhere.
final class DeclaredTypes: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var busyClasses: Set<String> = []
  private(set) var eagerStates: [String: [String: String]] = [:]
  /// Properties of structs whose values are passed from outside, with their wrappers and types: `Row.item`.
  private(set) var given: [String: (wrapper: String, type: String)] = [:]
  /// `@ObservedObject` properties with an initial value, by name: `Row.item`.
  private(set) var ownedObjects: Set<String> = []
  private(set) var storage: [String: [String: Storage]] = [:]
  private(set) var handles: Set<String> = []
  private(set) var plainClasses: Set<String> = []
  private(set) var subscribed: Set<String> = []
  private(set) var (receivers, changeActions, sinks) = (0, 0, 0)
  /// Observers that hear once of several writes, and not of equal ones.
  private(set) var coalescing = 0
  /// `didSet of Cart.items`
  private(set) var observers: Set<String> = []
  private(set) var views: [ViewParameters] = []
  /// Model classes that can be created here, with the expression that creates one.
  private(set) var plainlyMade: [String: String] = [:]
  /// Model classes that keep an instance for all: `Theme.shared`.
  private(set) var sharedModels: [String: String] = [:]
  /// The cases without associated values of each enum.
  private(set) var enumCases: [String: [String]] = [:]
  /// The models that each view gets from its environment.
  private(set) var environments: [String: Set<String>] = [:]
  /// The names that occur in each struct.
  private(set) var mentioned: [String: Set<String>] = [:]
  /// The types of which each view makes and keeps an instance, and so provides it to the views below.
  private(set) var kept: [String: Set<String>] = [:]
  /// The names of the structs that conform to `App`.
  private(set) var apps: [String] = []
  /// The stored properties of structs with the types that they begin with: `Page.paging` with `Paging`.
  private var parts: [String: [String: String]] = [:]
  /// Computed static properties and static methods that return a new value, with its type: `Cart.preview` with `Cart`.
  private var factories: [String: String] = [:]
  /// The `@State` properties that begin with a member of a type: `Cart.preview`.
  private var statesOfMembers: [String: [String: String]] = [:]
  /// The beginning of the first word in the data of the program: an element of a list, or a name or title of a value.
  private(set) var ownWord: String?
  private var aliases: [String: String] = [:]
  private var around: [String] = []

  /// The name of a type without its generic arguments, and without the aliases of the program: `Store` for
  /// `typealias SearchStore = Store<Search>`.
  func declaredName(of type: String) -> String {
    var name = TypeName.withoutArguments(type)
    // An alias of itself in another place must not lead around in a circle.
    for _ in 0..<8 {
      guard let next = aliases[name] else { break }
      name = TypeName.withoutArguments(next)
    }
    return name
  }

  /// The eager `@State` properties of each view, with those in its dynamic properties, whose values differ each time as
  /// well.
  var allEagerStates: [String: [String: String]] {
    var found = eagerStates
    for (view, states) in statesOfMembers {
      for (name, member) in states {
        if let type = factories[member] { found[view, default: [:]][name] = type }
      }
    }
    // A part may have parts itself.
    for _ in 0..<3 {
      for (view, properties) in parts {
        for (name, type) in properties where found[view]?[name] == nil {
          guard type != view, let made = found[type]?.sorted(by: { $0.key < $1.key }).first?.value else { continue }
          found[view, default: [:]][name] = made
        }
      }
    }
    return found.mapValues { $0.mapValues(declaredName) }
  }

  /// Notes static members that make a value each time they are used.
  private func noteFactories(_ members: MemberBlockSyntax, of type: String) {
    for member in members.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.contains(where: \.isOfType) {
        guard let made = function.signature.returnClause?.type.trimmedDescription else { continue }
        factories["\(type).\(function.name.text)"] = made == "Self" ? type : made
      }
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.contains(where: \.isOfType),
        let binding = variable.bindings.first, case .getter = binding.accessorBlock?.accessors,
        let made = binding.typeAnnotation?.type.trimmedDescription
      else { continue }
      factories["\(type).\(binding.pattern.trimmedDescription)"] = made == "Self" ? type : made
    }
  }

  private func begin(_ name: TokenSyntax) {
    around.append(name.text)
    names.insert(around.joined(separator: "."))
    names.insert(name.text)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name)
    noteFactories(node.memberBlock, of: node.name.text)
    let isApp = node.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "App" } ?? false
    if isApp, around.count == 1 { apps.append(node.name.text) }
    if around.count == 1, let view = ViewParameters(node) { views.append(view) }
    let needed = EnvironmentModels.of(node)
    if !needed.isEmpty { environments[node.name.text, default: []].formUnion(needed) }
    for token in node.memberBlock.tokens(viewMode: .sourceAccurate) where token.text.first?.isUppercase ?? false {
      mentioned[node.name.text, default: []].insert(token.text)
    }
    let keepers = EnvironmentModels.kept(by: node)
    if !keepers.isEmpty { kept[node.name.text, default: []].formUnion(keepers) }
    var states: Set<String> = []
    for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      noteGiven(variable, in: node.name.text)
      let isState = variable.attributes.contains { attribute in
        attribute.as(AttributeSyntax.self)?.plainName == "State"
      }
      for binding in variable.bindings where !isState && variable.attributes.isEmpty {
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        guard let type = binding.typeAnnotation?.type.trimmedDescription ?? made, binding.accessorBlock == nil else {
          continue
        }
        parts[node.name.text, default: [:]][binding.pattern.trimmedDescription] = TypeName.withoutArguments(type)
      }
      for binding in isState ? Array(variable.bindings) : [] {
        let value = binding.initializer?.value
        if let member = (value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value)?.as(
          MemberAccessExprSyntax.self)
        {
          let base = member.base?.trimmedDescription ?? binding.typeAnnotation?.type.trimmedDescription ?? ""
          let name = "\(base).\(member.declName.baseName.text)"
          statesOfMembers[node.name.text, default: [:]][binding.pattern.trimmedDescription] = name
        }
        guard let made = value?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription,
          made.first?.isUppercase ?? false
        else { continue }
        eagerStates[node.name.text, default: [:]][binding.pattern.trimmedDescription] = made
      }
      if !isState { continue }
      for binding in variable.bindings { states.insert(binding.pattern.trimmedDescription) }
    }
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self)?.body }
    for assignment in initializers.flatMap({ StateAssignments(in: $0).found }) where states.contains(assignment.state) {
      eagerStates[node.name.text, default: [:]][assignment.state] = assignment.type
    }
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }

  private func noteGiven(_ variable: VariableDeclSyntax, in view: String) {
    let wrapper = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self)?.plainName }
    for binding in variable.bindings where binding.initializer != nil && wrapper.first == "ObservedObject" {
      ownedObjects.insert("\(view).\(binding.pattern.trimmedDescription)")
    }
    for binding in variable.bindings where binding.initializer == nil && binding.accessorBlock == nil {
      guard let type = binding.typeAnnotation?.type.trimmedDescription else { continue }
      given["\(view).\(binding.pattern.trimmedDescription)"] = (
        wrapper.first ?? "", String(type.prefix { $0 != "<" && $0 != "?" })
      )
    }
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard ownWord == nil, let text = node.representedLiteralValue, text.first?.isLetter ?? false else {
      return .visitChildren
    }
    let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text
    if node.parent?.is(ArrayElementSyntax.self) ?? false || label == "name" || label == "title" {
      ownWord = String(text.prefix { $0.isLetter }.prefix(3))
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.text] = node.initializer.value.trimmedDescription
    return .skipChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name)
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    let plain = cases.filter { $0.parameterClause == nil }.map(\.name.text)
    enumCases[node.name.text] = plain
    enumCases[around.joined(separator: ".")] = plain
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name)
    noteFactories(node.memberBlock, of: node.name.text)
    let members = node.memberBlock.members.map(\.decl)
    let methods = Dictionary(
      members.compactMap { $0.as(FunctionDeclSyntax.self) }.map { ($0.name.text, $0.body.map(Syntax.init)) }
    ) { old, _ in old }
    let work = CodeAtInit(methods: methods.compactMapValues(\.self))
    let isBusy = members.contains { member in
      if let one = member.as(InitializerDeclSyntax.self) {
        // The initializer of a decoder is not called for an initial value.
        let isDecoding = one.signature.parameterClause.parameters.contains { $0.type.description.contains("Decoder") }
        return !isDecoding && (one.body.map { work.isBusy(Syntax($0)) } ?? false)
      }
      guard let variable = member.as(VariableDeclSyntax.self) else { return false }
      if variable.modifiers.contains(where: { ["lazy", "static"].contains($0.name.text) }) { return false }
      return variable.bindings.contains { $0.initializer.map { work.isBusy(Syntax($0.value)) } ?? false }
    }
    if isBusy { busyClasses.formUnion([node.name.text, around.joined(separator: ".")]) }
    if let model = ModelClass(node) {
      storage[node.name.text] = model.storage
      handles.formUnion(model.handles.map { "\(node.name.text).\($0)" })
      if around.count == 1, let arguments = model.arguments {
        plainlyMade[node.name.text] = "\(node.name.text)(\(arguments))"
      }
      if around.count == 1, let name = model.sharedInstance {
        sharedModels[node.name.text] = "\(node.name.text).\(name)"
      }
    } else if node.inheritanceClause == nil {
      plainClasses.insert(node.name.text)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let accessors = node.accessorBlock?.accessors.as(AccessorDeclListSyntax.self) else { return .visitChildren }
    for one in accessors where ["willSet", "didSet"].contains(one.accessorSpecifier.text) {
      let property = (around + [node.pattern.trimmedDescription]).joined(separator: ".")
      observers.insert("\(one.accessorSpecifier.text) of \(property)")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Observations", "withObservationTracking"].contains(name)
    {
      coalescing += 1
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let name = member.declName.baseName.text
    let subject: Syntax?
    if name == "onChange" || name == "task" && node.arguments.first?.label?.text == "id" { coalescing += 1 }
    if name == "onReceive" { receivers += 1 }
    if name == "onChange" { changeActions += 1 }
    switch name {
    case "onReceive": subject = node.arguments.first.map { Syntax($0.expression) }
    case "sink", "assign":
      sinks += 1
      subject = member.base.map { Syntax($0) }
    default: return .visitChildren
    }
    // The modifier creates its publisher again with each body, and the new publisher does not know the last value.
    guard let subject, name == "onReceive" || !subject.description.contains("removeDuplicates") else {
      return .visitChildren
    }
    for token in subject.tokens(viewMode: .sourceAccurate) where token.text.hasPrefix("$") && token.text.count > 1 {
      subscribed.insert(String(token.text.dropFirst()))
    }
    return .visitChildren
  }
}

extension DeclModifierSyntax {
  /// `static` or `class`
  fileprivate var isOfType: Bool { ["static", "class"].contains(name.text) }
}

/// The names of types in text.
enum TypeName {
  /// `Store` for `Store<Search>`
  static func withoutArguments(_ type: String) -> String { String(type.prefix { $0 != "<" }) }
}

/// Assignments to `@State` properties in an initializer: `_draft = State(initialValue: Draft(text))`.
private final class StateAssignments: SyntaxVisitor {
  private(set) var found: [(state: String, type: String)] = []

  init(in body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
    let target = parts[0].trimmedDescription.replacing("self.", with: "")
    guard var call = parts[2].as(FunctionCallExprSyntax.self) else { return .visitChildren }
    var name = target
    if target.hasPrefix("_") {
      name = String(target.dropFirst())
      guard let inner = call.arguments.first?.expression.as(FunctionCallExprSyntax.self) else { return .visitChildren }
      call = inner
    }
    let type = call.calledExpression.trimmedDescription
    if type.first?.isUppercase ?? false { found.append((name, type)) }
    return .visitChildren
  }
}
