import Lint
import SwiftSyntax

/// The edit of `@AppStorage` in a class: the wrapper stores the value under another name, and a computed property
/// notifies observers.
struct StorageEdit {
  let plan: Plan
  let uses: Uses
  let property: DeclaredProperty
  let wrapper: String
  let index: Int
  let file: LintedFile

  func make() {
    let node = property.node
    let refuse = { (text: String) in
      plan.refuse([index], .wrapper, at: node, in: property.file, text)
    }
    let id = ObjectIdentifier(property)
    guard property.binding.accessorBlock == nil, node.attributes.count == 1 else {
      return refuse("'@\(wrapper)' of '\(property.name)' is combined with observers or other attributes")
    }
    guard uses.projections[id] == nil, uses.storages[id] == nil else {
      return refuse("the wrapper of '\(property.name)' is used inside the class")
    }
    guard let type = property.typeText(plan.module) else {
      return refuse("'\(property.name)' has no type annotation")
    }
    let name = property.name
    let stored = "\(name)Storage"
    guard property.owner?.property(stored) == nil else { return refuse("'\(stored)' already exists") }
    let modifiers = node.modifiers.map { $0.trimmedDescription + " " }.joined()
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let indent = file.indentation(at: start)
    let step = file.step(of: indent)
    let newline = file.newline
    // The wrapper stays in place, private and with its new name.
    plan.edit(property.file, start..<start, "\(plan.dialect.ignored) ", needs: [index])
    let words = (node.modifiers.first?.span.lowerBound ?? node.bindingSpecifier.span.lowerBound)
    plan.edit(property.file, words..<property.binding.pattern.span.upperBound, "private var \(stored)", needs: [index])
    let lines = [
      "\(modifiers)var \(name): \(type) {",
      "\(step)get {",
      "\(step)\(step)access(keyPath: \\.\(name))",
      "\(step)\(step)return \(stored)",
      "\(step)}",
      "\(step)set { withMutation(keyPath: \\.\(name)) { \(stored) = newValue } }",
      "}",
    ]
    let end = node.span.upperBound
    plan.edit(
      property.file, end..<end, lines.map { newline + indent + $0 }.joined(), needs: [index])
    plan.remark(
      [index], .storage, at: property.binding, in: property.file, "'\(name)' is computed over '\(stored)'")
  }
}

extension DeclaredProperty {
  /// The type as written in source, or as its initial value determines it.
  func typeText(_ module: ModuleFacts) -> String? {
    if let annotation = binding.typeAnnotation { return annotation.type.trimmedDescription }
    guard let value = initialValue else { return nil }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      let isType = name.first.map { $0.isUppercase || $0 == "[" } ?? false
      return isType && !name.contains(".") && !name.contains("(") ? name : nil
    }
    // `Choice.first`: a case, or a variable with a known type.
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base?.as(DeclReferenceExprSyntax.self),
      let declared = module.type(named: base.baseName.text), declared.kind == .enumType, declared.node.isAtTopLevel,
      declared.property(member.declName.baseName.text, isStatic: true) == nil
    {
      return declared.name
    }
    guard value.is(MemberAccessExprSyntax.self), case .named(let name, [])? = type else { return nil }
    let known: Set = ["Bool", "Int", "Double", "String", "CGFloat", "Color", "Date", "UUID", "URL", "Data", "Float"]
    let declared = module.type(named: name)
    return declared.map { $0.node.isAtTopLevel } ?? known.contains(name) ? name : nil
  }
}

extension DeclSyntax {
  fileprivate var isAtTopLevel: Bool {
    var node = parent
    while let current = node {
      if current.is(MemberBlockItemSyntax.self) || current.is(CodeBlockSyntax.self) { return false }
      node = current.parent
    }
    return true
  }
}
