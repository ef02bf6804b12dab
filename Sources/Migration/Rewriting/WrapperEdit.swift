import Lint
import SwiftSyntax

/// The edit of one property with a wrapper for legacy objects, and of the bindings made from it.
struct WrapperEdit {
  let plan: Plan
  let property: DeclaredProperty
  let attribute: DeclaredAttribute
  let needs: [Int]
  let bindings: [BindingUse]

  private var file: LintedFile { plan.module.files[property.file] }

  func make() {
    switch attribute.name {
    case "StateObject": stateObject()
    case "ObservedObject": observedObject()
    default: environmentObject()
    }
  }

  /// A wrapper's name, with its module if the program declares a type of the same name.
  private func wrapper(_ name: String) -> String {
    let isHidden =
      property.owner?.hides(name) ?? false
      || plan.module.types.contains { !$0.isNested && $0.nameToken.text == name }
    if name == "Bindable", !plan.dialect.prefix.isEmpty { return plan.dialect.prefix + name }
    return isHidden ? "SwiftUI.\(name)" : name
  }

  private func replace(_ text: String) { plan.edit(property.file, attribute.node.span, text, needs: needs) }

  // MARK: Kinds

  private func stateObject() {
    replace("@" + wrapper("State"))
    plan.remark(needs, .stateObject, at: property.binding, in: property.file, "'\(property.name)' is '@State'")
    for binding in bindings where !binding.isWritten {
      plan.edit(binding.file, binding.range, binding.local, needs: needs)
    }
    if !plan.hasLazyState, let value = property.initialValue, let work = work(in: value) {
      plan.remark(
        needs, .eagerState, at: value, in: property.file,
        "the initial value of '\(property.name)' is created each time the view is: \(work)")
    }
  }

  private func observedObject() {
    if isOwned, let reader = initializerThatReads(), !isPassed {
      replace("@" + wrapper("State"))
      plan.remark(
        needs, .observedObject, at: property.binding, in: property.file,
        "'\(property.name)' is '@State', which keeps the first instance: \(reader), and the parent's body, which creates "
          + "the instances of a plain property, would follow what it reads")
      for binding in bindings where !binding.isWritten {
        plan.edit(binding.file, binding.range, binding.local, needs: needs)
      }
      return
    }
    plan.remark(
      needs, .observedObject, at: property.binding, in: property.file,
      "'\(property.name)' is \(bindings.isEmpty ? "a plain property" : "'@Bindable'")")
    if isOwned {
      plan.remark(
        needs, .madeAgain, at: property.binding, in: property.file,
        "each run of the parent's body creates another object for '\(property.name)'")
    }
    if !bindings.isEmpty {
      replace("@" + wrapper("Bindable"))
      for binding in bindings where !binding.isWritten {
        plan.edit(binding.file, binding.range, binding.local, needs: needs)
      }
      return
    }
    plan.edit(property.file, attribute.node.spanWithSpace, "", needs: needs)
    // A property with an initial value is a parameter of the memberwise initializer only if it is a variable: a private
    // one would make the initializer private, as it does not with a wrapper.
    let isConstant =
      (property.initialValue == nil || property.isPrivate) && property.binding.accessorBlock == nil
      && property.node.bindings.count == 1 && property.owner?.kind == .structType && !plan.module.isChanged(property)
      && !property.node.modifiers.isPublic
    if isConstant { plan.edit(property.file, property.node.bindingSpecifier.span, "let", needs: needs) }
  }

  private func environmentObject() {
    guard let annotation = property.binding.typeAnnotation else {
      return plan.refuse(
        needs, .names, at: property.binding, in: property.file, "'\(property.name)' has no type annotation")
    }
    let type = annotation.type.trimmedDescription
    replace("@\(wrapper("Environment"))(\(type).self)")
    let start = property.binding.pattern.span.upperBound
    plan.edit(property.file, start..<annotation.span.upperBound, "", needs: needs)
    plan.remark(
      needs, .environmentObject, at: property.binding, in: property.file, "'@Environment(\(type).self)'")
    let byBody = Dictionary(grouping: bindings) { use in
      let start = use.expression.bindingBody(in: plan.module.files[use.file])
      return start.map { Plan.Place(file: use.file, offset: $0) }
    }
    for (body, uses) in byBody {
      // A local `@Bindable` beside another local with that name would be declared twice.
      guard let body, !uses.contains(where: \.isHidden) else {
        for use in uses { plan.edit(use.file, use.range, use.inline, needs: needs) }
        continue
      }
      let file = plan.module.files[body.file]
      let line =
        "@\(wrapper("Bindable")) var \(property.name) = \(property.name)" + file.newline
        + file.indentation(at: body.offset)
      plan.edit(body.file, body.offset..<body.offset, line, needs: needs)
      for use in uses {
        // `self.$model` refers to the property, which no longer has a projection.
        if !use.isWritten || use.expression.is(MemberAccessExprSyntax.self) {
          plan.edit(use.file, use.range, use.local, needs: needs)
        }
      }
    }
  }

  // MARK: First values

  /// `_p = StateObject(wrappedValue: v)` in an initializer.
  func firstValue(_ use: Uses.Use) {
    guard let assignment = use.expression.assignment,
      let call = assignment.rightOperand.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.trailingClosure == nil, let value = call.arguments.first,
      ["wrappedValue", "initialValue"].contains(value.label?.text),
      [attribute.name, "init"].contains(call.calledName), let label = value.label
    else {
      return plan.refuse(
        needs, .storedWrapper, at: use.expression, in: use.file, "'_\(property.name)' is used as a wrapper")
    }
    if attribute.name == "StateObject" {
      if call.calledName == attribute.name {
        plan.edit(use.file, call.calledExpression.span, wrapper("State"), needs: needs)
        plan.edit(use.file, label.span, "initialValue", needs: needs)
      }
      if !plan.hasLazyState, !value.expression.is(DeclReferenceExprSyntax.self),
        !value.expression.is(MemberAccessExprSyntax.self)
      {
        plan.remark(
          needs, .eagerState, at: value.expression, in: use.file,
          "'\(value.expression.trimmedDescription.firstLine)' is created each time the view is")
      }
      return
    }
    guard attribute.name == "ObservedObject" else {
      return plan.refuse(
        needs, .storedWrapper, at: use.expression, in: use.file, "'_\(property.name)' is assigned")
    }
    if !bindings.isEmpty {
      if call.calledName == attribute.name {
        plan.edit(use.file, call.calledExpression.span, wrapper("Bindable"), needs: needs)
      }
      if label.text == "initialValue" { plan.edit(use.file, label.span, "wrappedValue", needs: needs) }
      return
    }
    plan.edit(use.file, use.expression.span, "self.\(property.name)", needs: needs)
    plan.edit(use.file, call.span.lowerBound..<value.expression.span.lowerBound, "", needs: needs)
    plan.edit(use.file, value.expression.span.upperBound..<call.span.upperBound, "", needs: needs)
  }
}

extension String {
  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? self }
}

extension ExprSyntax {
  /// The statements at whose start a local `@Bindable` can be declared, if the expression needs it.
  func bindingBody(in file: LintedFile) -> Int? {
    var body: CodeBlockItemListSyntax?
    var builds = false
    var node = parent
    var accessor: AccessorDeclSyntax?
    while let current = node {
      if let found = current.as(AccessorDeclSyntax.self) { accessor = found }
      if current.is(MemberBlockItemSyntax.self) { break }
      if let function = current.as(FunctionDeclSyntax.self) {
        body = function.body?.statements
        builds =
          function.attributes.hasBuilder || ["body", "makeBody"].contains(function.name.text)
          || function.signature.returnClause == nil
      } else if let variable = current.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        let block = binding.accessorBlock
      {
        builds = variable.attributes.hasBuilder || binding.pattern.trimmedDescription == "body"
        switch block.accessors {
        case .getter(let items): body = items
        case .accessors: body = accessor?.body?.statements
        }
      } else if current.is(InitializerDeclSyntax.self) {
        body = nil
      }
      node = current.parent
    }
    guard let body, let first = body.first, isWithin(body) else { return nil }
    // The value of a single expression would need a `return`.
    if !builds, body.count == 1 { return nil }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    return file.isFirstInLine(start) ? start : nil
  }
}

extension AttributeListSyntax {
  fileprivate var hasBuilder: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") ?? false }
  }
}
