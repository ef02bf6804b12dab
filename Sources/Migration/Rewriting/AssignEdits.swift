import Lint
import SwiftSyntax

/// `assign(to: &$p)` becomes a `sink` that assigns the variable, stored beside the object's other subscriptions.
struct AssignEdits {
  let plan: Plan
  /// Classes that have been given a variable for subscriptions.
  private var extended: Set<Int> = []

  init(plan: Plan) { self.plan = plan }

  /// Returns whether the use is such an assignment, and has been replaced.
  mutating func replace(_ use: Uses.Use, _ property: DeclaredProperty, _ index: Int, _ type: DeclaredType) -> Bool {
    guard let call = use.expression.assigningCall, use.scope.owner.map({ plan.index(of: $0) == index }) ?? false,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let storage = storage(index, type)
    else { return false }
    let file = plan.module.files[use.file]
    let dot = member.period.span.lowerBound
    let separator = file.isFirstInLine(dot) ? file.newline + file.indentation(at: dot) : ""
    let text =
      "sink { [weak self] in self?.\(property.name) = $0 }\(separator).store(in: &\(storage))"
    plan.edit(use.file, member.declName.span.lowerBound..<call.span.upperBound, text, needs: [index])
    plan.remark(
      [index], .assign, at: use.expression, in: use.file, "a 'sink' assigns '\(property.name)' of \(type.name)")
    return true
  }

  /// The variable that keeps the subscriptions of a class; nil where none can be declared.
  private mutating func storage(_ index: Int, _ type: DeclaredType) -> String? {
    let kept = type.properties.first { property in
      let text = (property.typeText(plan.module) ?? "") + (property.initialValue?.trimmedDescription ?? "")
      return property.isStoredVariable && !property.isStatic
        && ["Set<AnyCancellable>", "[AnyCancellable]"].contains(where: text.contains)
    }
    if let kept { return kept.name }
    let name = "subscriptions"
    guard !extended.contains(index) else { return name }
    guard type.property(name) == nil, let node = type.node.as(ClassDeclSyntax.self),
      let first = node.memberBlock.members.first
    else { return nil }
    let file = plan.module.files[type.file]
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    guard file.isFirstInLine(start) else { return nil }
    extended.insert(index)
    let brace = node.memberBlock.leftBrace.span.upperBound
    let line = "\(plan.dialect.ignored) private var \(name): Set<AnyCancellable> = []"
    plan.edit(
      type.file, brace..<brace, file.newline + file.indentation(at: start) + line, needs: [index])
    return name
  }
}

extension ExprSyntax {
  /// The call of `assign` that it is given to, as `&$p` or `&self.$p`, in a function of the object and in no closure.
  fileprivate var assigningCall: FunctionCallExprSyntax? {
    if let member = self.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription != "self" { return nil }
    guard let argument = parent?.as(InOutExprSyntax.self)?.parent?.as(LabeledExprSyntax.self),
      argument.label?.text == "to",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledName == "assign", call.arguments.count == 1
    else { return nil }
    var node = call.parent
    while let current = node {
      if current.is(ClosureExprSyntax.self) { return nil }
      if current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self) { return call }
      node = current.parent
    }
    return nil
  }
}
