import Lint
import SwiftSyntax

/// The reverse migration, from `@Observable` classes to ObservableObject, with the views that use them.
struct LegacyEdits {
  let plan: Plan
  let uses: Uses

  func make() {
    for (index, type) in plan.candidates.enumerated() {
      if type.kind == .protocolType {
        constrain(type, index)
      } else if let node = type.node.as(ClassDeclSyntax.self) {
        edit(type, node, index)
      }
    }
    views()
    environment()
    mentions()
  }

  // MARK: Classes

  private func edit(_ type: DeclaredType, _ node: ClassDeclSyntax, _ index: Int) {
    guard let attribute = type.attributes.first(where: { $0.name == "Observable" }) else {
      if type.attributes.contains(where: { ["Model", "Perceptible"].contains($0.name) }) {
        plan.refuse([index], .legacyClass, at: node.name, in: type.file, "\(type.name) has another macro")
      }
      return
    }
    plan.edit(type.file, attribute.node.spanWithSpace, "", needs: [index])
    // A superclass or protocol that is an ObservableObject already provides the conformance.
    let hasBase = type.inherited.contains { plan.index(of: plan.module.type(named: $0)) != nil }
    if !hasBase { conform(node, type, index) }
    plan.remark([index], .legacyClass, at: node.name, in: type.file, "\(type.name) is an ObservableObject")
    for property in type.properties where property.isStoredVariable && !property.isStatic { edit(property, index) }
    for function in [type.functions.map(\.node), type.initializers.map(\.node)].joined() {
      judge(function, type, index)
    }
    for property in type.properties where !property.isStored {
      if let block = property.binding.accessorBlock { judge(block, type, index) }
    }
  }

  private func conform(_ node: ClassDeclSyntax, _ type: DeclaredType, _ index: Int) {
    guard let clause = node.inheritanceClause else {
      let end = node.genericParameterClause?.span.upperBound ?? node.name.span.upperBound
      return plan.edit(type.file, end..<end, ": ObservableObject", needs: [index])
    }
    let items = Array(clause.inheritedTypes)
    if let observable = items.first(where: { TypeRef($0.type).name == "Observable" }) {
      return plan.edit(type.file, observable.type.span, "ObservableObject", needs: [index])
    }
    // A superclass comes first, then protocols; the end of the list is right in both cases.
    let end = items.last?.type.span.upperBound ?? clause.span.upperBound
    plan.edit(type.file, end..<end, ", ObservableObject", needs: [index])
  }

  private func edit(_ property: DeclaredProperty, _ index: Int) {
    if let ignored = property.attribute("ObservationIgnored") {
      plan.edit(property.file, ignored.node.spanWithSpace, "", needs: [index])
      return
    }
    if let tracked = property.attribute("ObservationTracked") {
      plan.edit(property.file, tracked.node.spanWithSpace, "", needs: [index])
    }
    let start = property.node.positionAfterSkippingLeadingTrivia.utf8Offset
    plan.edit(property.file, start..<start, "@Published ", needs: [index])
    // A published object notifies only its own observers of its changes.
    if let type = property.type, let name = type.element?.name ?? type.name,
      let found = plan.candidates(named: name, file: property.file), !found.isEmpty
    {
      plan.remark(
        [index], .legacyNested, at: property.binding, in: property.file,
        "'\(property.name)' holds \(plan.names(found)), whose changes views that read through it no longer follow")
    }
  }

  private func judge(_ node: some SyntaxProtocol, _ type: DeclaredType, _ index: Int) {
    for token in node.tokens(viewMode: .sourceAccurate)
    where ["withMutation", "access", "_$observationRegistrar"].contains(token.text) {
      plan.refuse(
        [index], .legacyAccess, at: token, in: type.file, "\(type.name) calls '\(token.text)' by hand")
      return
    }
  }

  private func constrain(_ type: DeclaredType, _ index: Int) {
    for item in type.node.inheritance?.inheritedTypes ?? [] where TypeRef(item.type).name == "Observable" {
      plan.edit(type.file, item.type.span, "ObservableObject", needs: [index])
    }
  }

  // MARK: Views

  private func views() {
    for type in plan.module.types {
      let isView =
        plan.module.isView(type) || plan.module.isApp(type)
        || type.inherited.contains { ["ViewModifier", "ToolbarContent", "Commands"].contains($0) }
      guard isView else { continue }
      for property in type.properties where property.isStored && !property.isStatic { editView(property) }
    }
  }

  private func editView(_ property: DeclaredProperty) {
    let type = property.environmentType ?? property.type
    guard let found = plan.candidates(named: type?.name, file: property.file), !found.isEmpty else { return }
    let attribute = property.attributes.first { ["State", "Bindable", "Environment"].contains($0.name) }
    if case .optional? = property.type {
      return plan.refuse(
        found, .legacyView, at: property.binding, in: property.file, "'\(property.name)' is optional")
    }
    let isConstant = property.isLet && property.initialValue != nil
    switch attribute?.name {
    case "State": replace(attribute, "@StateObject", property, found)
    case "Bindable": replace(attribute, "@ObservedObject", property, found)
    case "Environment":
      replace(attribute, "@EnvironmentObject", property, found)
      if property.binding.typeAnnotation == nil, let name = attribute?.namedType {
        let end = property.binding.pattern.span.upperBound
        plan.edit(property.file, end..<end, ": \(name)", needs: found)
      }
    case _ where isConstant || !property.attributes.isEmpty:
      return plan.refuse(
        found, .legacyView, at: property.binding, in: property.file, "'\(property.name)' keeps an object of its own")
    default:
      let start = property.node.positionAfterSkippingLeadingTrivia.utf8Offset
      plan.edit(property.file, start..<start, "@ObservedObject ", needs: found)
      if property.isLet { plan.edit(property.file, property.node.bindingSpecifier.span, "var", needs: found) }
    }
    plan.remark(found, .legacyView, at: property.binding, in: property.file, "'\(property.name)' has a legacy wrapper")
    for use in uses.storages[ObjectIdentifier(property)] ?? [] { firstValue(use, property, found) }
  }

  private func replace(
    _ attribute: DeclaredAttribute?, _ text: String, _ property: DeclaredProperty, _ needs: [Int]
  ) {
    guard let attribute else { return }
    plan.edit(property.file, attribute.node.span, text, needs: needs)
  }

  /// `_p = State(initialValue: v)` in an initializer.
  private func firstValue(_ use: Uses.Use, _ property: DeclaredProperty, _ needs: [Int]) {
    guard let call = use.expression.assignment?.rightOperand.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first, call.arguments.count == 1,
      let wrapper = ["State": "StateObject", "Bindable": "ObservedObject"][call.calledName ?? ""]
    else {
      return plan.refuse(
        needs, .storedWrapper, at: use.expression, in: use.file, "'_\(property.name)' is used as a wrapper")
    }
    plan.edit(use.file, call.calledExpression.span, wrapper, needs: needs)
    if let label = argument.label {
      plan.edit(use.file, label.span, "wrappedValue", needs: needs)
    } else {
      let start = argument.span.lowerBound
      plan.edit(use.file, start..<start, "wrappedValue: ", needs: needs)
    }
  }

  private func environment() {
    for (call, argument, use) in uses.environmentValues {
      guard let found = plan.candidates(of: argument, in: use.scope, file: use.file), !found.isEmpty else { continue }
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.span ?? call.calledExpression.span
      plan.edit(use.file, name, "environmentObject", needs: found)
    }
  }

  // MARK: Bodies

  private func mentions() {
    for (index, file) in plan.module.files.enumerated() {
      let walk = ModernWalk(viewMode: .sourceAccurate)
      walk.walk(file.tree)
      for variable in walk.bindables { drop(variable, index, file) }
      for node in walk.observers {
        plan.refuse(
          Array(plan.candidates.indices), .legacyObservation, at: node, in: index,
          "'\(node.trimmedDescription)' needs @Observable objects")
      }
      for call in walk.inlineBindables { inline(call, index) }
    }
  }

  /// `@Bindable var model = model` in a body: the property's wrapper has a projection of its own.
  private func drop(_ variable: VariableDeclSyntax, _ index: Int, _ file: LintedFile) {
    guard let binding = variable.bindings.first, let value = binding.initializer?.value else { return }
    let name = binding.pattern.trimmedDescription
    let owners = plan.module.types.filter { $0.file == index && variable.isWithin($0.node) }
    let property = owners.compactMap { $0.property(name) }.first
    let found = plan.candidates(named: (property?.environmentType ?? property?.type)?.name, file: index) ?? []
    guard !found.isEmpty, value.trimmedDescription == name || value.trimmedDescription == "self.\(name)" else {
      return plan.refuse(
        Array(plan.candidates.indices), .legacyView, at: variable, in: index,
        "'\(name)' is bindable, but is not a property of the view")
    }
    plan.edit(index, file.lines(around: variable.span), "", needs: found)
  }

  /// `Bindable(model).name` where `model` is a property of the view: `$model.name`.
  private func inline(_ call: FunctionCallExprSyntax, _ index: Int) {
    let text = call.arguments.first?.expression.trimmedDescription ?? ""
    let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    let owners = plan.module.types.filter { $0.file == index && call.isWithin($0.node) }
    let property = owners.compactMap { $0.property(name) }.first
    let found = plan.candidates(named: (property?.environmentType ?? property?.type)?.name, file: index) ?? []
    if found.isEmpty {
      return plan.refuse(
        Array(plan.candidates.indices), .legacyView, at: call, in: index, "'\(text)' is bindable, but is not a property"
      )
    }
    plan.edit(index, call.span, name == text ? "$\(name)" : "self.$\(name)", needs: found)
  }
}

/// Finds uses of features that only `@Observable` objects have.
private final class ModernWalk: SyntaxVisitor {
  var bindables: [VariableDeclSyntax] = []
  var inlineBindables: [FunctionCallExprSyntax] = []
  var observers: [DeclReferenceExprSyntax] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isLocal = !(node.parent?.is(MemberBlockItemSyntax.self) ?? false)
    if isLocal, node.attributes.declared.contains(where: { $0.name == "Bindable" }) { bindables.append(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledName == "Bindable", !(node.parent?.is(InfixOperatorExprSyntax.self) ?? false) {
      inlineBindables.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if ["Observations", "withObservationTracking"].contains(node.baseName.text) { observers.append(node) }
    return .visitChildren
  }
}
