import Lint
import SwiftSyntax

/// The edits of the classes and protocols themselves.
struct ClassEdits {
  let plan: Plan
  let uses: Uses
  let tracksAll: Bool
  /// Variables that bodies read.
  let bodyReads: Set<ObjectIdentifier>
  /// Variables that were changed along with `objectWillChange.send()`.
  let byHand: Set<ObjectIdentifier>

  func make() {
    for (index, type) in plan.candidates.enumerated() {
      let file = plan.module.files[type.file]
      let inherits = type.node.inheritance?.names.contains("ObservableObject") ?? false
      if type.kind == .protocolType {
        if inherits { dropConformance(of: type.node, index, type.file, isProtocol: true) }
        continue
      }
      guard let node = type.node.as(ClassDeclSyntax.self) else { continue }
      if inherits { dropConformance(of: type.node, index, type.file, isProtocol: false) }
      let isRoot = !type.inherited.contains { name in
        plan.module.type(named: name).map { $0.kind == .classType && plan.index(of: $0) != nil } ?? false
      }
      let stored = type.properties.filter { $0.isStoredVariable && !$0.isStatic }
      // A subclass without published properties of its own needs no macro.
      let isMacroNeeded = isRoot || inherits || stored.contains { $0.has("Published") }
      guard isMacroNeeded else { continue }
      if !type.has("Observable"), !type.has("Perceptible") { addMacro(to: node, index, file, type) }
      judge(type, index, node)
      for property in stored where property.name != "objectWillChange" { edit(property, index, file) }
    }
  }

  // MARK: The class

  private func addMacro(to node: ClassDeclSyntax, _ index: Int, _ file: LintedFile, _ type: DeclaredType) {
    plan.remark(
      [index], .observable, at: node.name, in: type.file,
      "\(type.name) is '\(plan.dialect.macro)'")
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if let last = node.attributes.last, let token = last.lastToken(viewMode: .sourceAccurate),
      let next = token.nextToken(viewMode: .sourceAccurate)
    {
      let between = last.span.upperBound..<next.positionAfterSkippingLeadingTrivia.utf8Offset
      if token.trailingTrivia.isBlank, next.leadingTrivia.isBlank {
        let text = file.text(in: between) + plan.dialect.macro
        return plan.edit(type.file, between.lowerBound..<between.lowerBound, text, needs: [index])
      }
    }
    let text =
      file.isFirstInLine(offset)
      ? plan.dialect.macro + file.newline + file.indentation(at: offset) : "\(plan.dialect.macro) "
    plan.edit(type.file, offset..<offset, text, needs: [index])
  }

  /// - Parameter isProtocol: True if `AnyObject, Observable` replaces the name.
  func dropConformance(of node: DeclSyntax, _ index: Int, _ fileIndex: Int, isProtocol: Bool) {
    guard let clause = node.inheritance else { return }
    let items = Array(clause.inheritedTypes)
    guard let position = items.firstIndex(where: { $0.type.isObservableObject }) else {
      return plan.refuse(
        [index], .declaration, at: clause, in: fileIndex, "ObservableObject is part of a composition here")
    }
    let item = items[position]
    if isProtocol {
      let name = plan.dialect.conformance
      let words = clause.names.contains("AnyObject") ? name : "AnyObject, \(name)"
      plan.edit(fileIndex, item.type.span, words, needs: [index])
      plan.remark([index], .protocolConstraint, at: item, in: fileIndex, "refines '\(words)'")
    } else if items.count == 1 {
      // From the end of the token before the colon.
      let start = clause.colon.previousToken(viewMode: .sourceAccurate)?.span.upperBound ?? clause.span.lowerBound
      plan.edit(fileIndex, start..<clause.span.upperBound, "", needs: [index])
    } else if position + 1 < items.count {
      plan.edit(fileIndex, item.span.lowerBound..<items[position + 1].span.lowerBound, "", needs: [index])
    } else {
      let comma = items[position - 1].trailingComma?.span.lowerBound ?? item.span.lowerBound
      plan.edit(fileIndex, comma..<item.type.span.upperBound, "", needs: [index])
    }
  }

  /// Refuses a class to which the macro cannot be applied.
  private func judge(_ type: DeclaredType, _ index: Int, _ node: ClassDeclSyntax) {
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isStaticVariable,
        variable.bindingSpecifier.tokenKind == .keyword(.var)
      else { continue }
      if variable.bindings.count > 1 || !(variable.bindings.first?.pattern.is(IdentifierPatternSyntax.self) ?? true) {
        plan.refuse([index], .declaration, at: variable, in: type.file, "several variables are declared at once")
      }
    }
    if let own = type.property("objectWillChange") {
      if isPlainPublisher(own, of: type) {
        let file = plan.module.files[own.file]
        plan.edit(own.file, file.lines(around: own.node.span), "", needs: [index])
      } else {
        plan.refuse(
          [index], .objectWillChange, at: node.name, in: type.file, "\(type.name) declares its own 'objectWillChange'")
      }
    }
    for property in type.properties where property.isStoredVariable && !property.isStatic {
      let id = ObjectIdentifier(property)
      let isTracked =
        tracksAll || property.has("Published") || bodyReads.contains(id) || byHand.contains(id)
      if isTracked, type.property("_" + property.name) != nil {
        plan.refuse(
          [index], .declaration, at: property.binding, in: property.file,
          "the macro stores '\(property.name)' in '_\(property.name)', which is already declared")
      }
    }
    let coding = Set(type.inherited)
    let decodes = !coding.isDisjoint(with: ["Codable", "Decodable"])
    let encodes = !coding.isDisjoint(with: ["Codable", "Encodable"])
    let hasDecoder = type.initializers.contains { $0.parameters.first?.label == "from" }
    let hasEncoder = type.functions("encode").contains { $0.parameters.first?.label == "to" }
    if (decodes && !hasDecoder) || (encodes && !hasEncoder) {
      plan.refuse([index], .coding, at: node.name, in: type.file, "the coding of \(type.name) is synthesized")
    }
  }

  /// A class declares the `objectWillChange` that it would have anyway, or one that it alone sends to.
  private func isPlainPublisher(_ property: DeclaredProperty, of type: DeclaredType) -> Bool {
    guard let value = property.binding.initializer?.value.trimmedDescription.filter({ !$0.isWhitespace }) else {
      return false
    }
    if ["ObservableObjectPublisher()", "Combine.ObservableObjectPublisher()"].contains(value) { return true }
    return value.hasPrefix("PassthroughSubject<") && value.hasSuffix(",Never>()")
      && !type.properties.contains { $0.has("Published") }
  }

  // MARK: Its variables

  private func edit(_ property: DeclaredProperty, _ index: Int, _ file: LintedFile) {
    if property.has("ObservationIgnored") || property.has("ObservationTracked") || property.has("PerceptionIgnored") {
      return
    }
    let wrappers = property.attributes.filter { $0.name.first?.isUppercase ?? false }.map(\.name)
      .filter { !["Published", "MainActor", "IBOutlet", "GKInspectable", "NSCopying"].contains($0) }
    if let published = property.attribute("Published") {
      if published.node.arguments != nil || !wrappers.isEmpty {
        return plan.refuse(
          [index], .wrapper, at: property.node, in: property.file,
          "'\(property.name)' has another wrapper beside '@Published', or arguments")
      }
      // An observer that assigns its own variable runs again, as with any wrapper.
      plan.edit(property.file, published.node.spanWithSpace, "", needs: [index])
      return
    }
    // The class already has the macro, which decides what is tracked.
    if let owner = property.owner, owner.has("Observable") || owner.has("Perceptible") { return }
    let isOverride = property.node.modifiers.contains { $0.name.text == "override" }
    if let storage = wrappers.first(where: { ["AppStorage", "SceneStorage"].contains($0) }) {
      return StorageEdit(plan: plan, uses: uses, property: property, wrapper: storage, index: index, file: file).make()
    }
    if let wrapper = wrappers.first, let type = plan.module.type(named: wrapper), type.takesEnclosingInstance {
      return plan.refuse(
        [index], .wrapper, at: property.node, in: property.file,
        "'@\(wrapper)' of '\(property.name)' reaches the object around it")
    }
    if wrappers.isEmpty, !property.isLazy, !isOverride {
      if tracksAll { return }
      let id = ObjectIdentifier(property)
      if byHand.contains(id) {
        return plan.remark(
          [index], .byHand, at: property.binding, in: property.file,
          "'\(property.name)' is tracked: it was published by hand")
      }
      // A body that starts work writes its handle, and shows nothing of it.
      if bodyReads.contains(id), property.type?.handle == nil {
        return plan.remark(
          [index], .tracked, at: property.binding, in: property.file,
          "'\(property.name)' is tracked: a body reads it, though it was not published")
      }
    }
    let start = property.node.positionAfterSkippingLeadingTrivia.utf8Offset
    plan.edit(property.file, start..<start, "\(plan.dialect.ignored) ", needs: [index])
  }
}

extension DeclaredType {
  /// True if the type is a wrapper with a subscript that takes the enclosing instance.
  fileprivate var takesEnclosingInstance: Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0.text == "_enclosingInstance" }
  }
}

extension VariableDeclSyntax {
  var isStaticVariable: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
}

extension DeclSyntax {
  var inheritance: InheritanceClauseSyntax? { asProtocol(DeclGroupSyntax.self)?.inheritanceClause }
}

extension InheritanceClauseSyntax {
  var names: [String] { inheritedTypes.flatMap { $0.type.composedNames } }
}

extension TypeSyntax {
  var isObservableObject: Bool {
    !self.is(CompositionTypeSyntax.self)
      && ["ObservableObject", "Combine.ObservableObject"].contains(trimmedDescription)
  }

  fileprivate var composedNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.composedNames }
    }
    return TypeRef(self).name.map { [$0] } ?? []
  }
}
