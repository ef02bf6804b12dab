import Lint
import SwiftSyntax

/// The work of the instances that a `@State` creates each time its view is created, and throws away but for the first.
extension WrapperEdit {
  /// The work that an instance of a model does when it is created, beyond setting its variables, and when it is thrown
  /// away, in words.
  func work(in value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self), let index = needs.first else {
      return value.is(FunctionCallExprSyntax.self) ? "it is a call" : nil
    }
    // `Sub()` for a property of type `Base`, and a type alias, make an instance as well.
    let named = plan.candidates(named: call.calledExpression.trimmedDescription, file: property.file)?.first
    guard let made = call.calledName == "init" ? index : named else {
      return "'\(call.calledExpression.trimmedDescription)' is called"
    }
    for type in plan.classes(from: made) {
      if let work = work(of: type, in: call, index) { return work }
    }
    return nil
  }

  /// The work of a class itself, without that of its superclasses.
  private func work(of type: DeclaredType, in call: FunctionCallExprSyntax, _ index: Int) -> String? {
    // Only a decoder calls the initializer that decodes an instance.
    let isDecoding = call.arguments.first?.label?.text == "from"
    for initializer in type.initializers
    where initializer.parameters.count >= call.arguments.count
      && (isDecoding || initializer.parameters.first?.label != "from")
    {
      // A sink that only forwards is removed.
      let removed = plan.edits.filter { $0.file == initializer.file && $0.edit.text.isEmpty && $0.needs == [index] }
      let finder = WorkFinder(removed: removed.map(\.edit.range))
      if let body = initializer.body { finder.walk(body) }
      if let found = finder.found { return "\(type.name).init calls '\(found)'" }
    }
    for stored in type.properties where stored.isStored && !stored.isStatic && !stored.isLazy {
      let finder = WorkFinder()
      if let value = stored.initialValue { finder.walk(value) }
      if let found = finder.found { return "'\(stored.name)' of \(type.name) begins with '\(found)'" }
    }
    if let body = type.deinitializer?.body {
      let finder = EffectFinder(own: Set(type.properties.filter { !$0.isStatic }.map(\.name)))
      finder.walk(body)
      if let found = finder.found { return "deinit of \(type.name) \(found) for each one that is thrown away" }
    }
    return nil
  }
}

extension Plan {
  /// A class of the program with its superclasses.
  fileprivate func classes(from index: Int) -> [DeclaredType] {
    var result = [candidates[index]]
    while let last = result.last, result.count <= candidates.count {
      let base = last.inherited.lazy.compactMap { self.module.type(named: $0) }.first { $0.kind == .classType }
      guard let base else { break }
      result.append(base)
    }
    return result
  }
}

/// Finds calls that do more than create a value.
private final class WorkFinder: SyntaxVisitor {
  private(set) var found: String?
  private let removed: [Range<Int>]

  /// - Parameter removed: The ranges of code that does not stay.
  init(removed: [Range<Int>] = []) {
    self.removed = removed
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if removed.contains(where: { $0.contains(node.span.lowerBound) }) { return .skipChildren }
    if !node.makesValue || ["Task", "Timer"].contains(node.name) { found = found ?? node.name }
    return .visitChildren
  }
}

/// Finds what a deinitializer does to others.
private final class EffectFinder: SyntaxVisitor {
  private let own: Set<String>
  private(set) var found: String?

  /// Functions that end what an instance has begun. One that is thrown away unused has begun nothing.
  private static let ends = ["cancel", "invalidate", "removeObserver", "removeAll", "finish"]

  init(own: Set<String>) {
    self.own = own
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// `task?.cancel()`: the variable is nil in an instance that has not been used.
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.isOptionalChain { return .skipChildren }
    if Self.ends.contains(node.name) || node.makesValue && node.name != "Task" { return .visitChildren }
    found = found ?? "calls '\(node.name)'"
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isAssignment, let target = node.leftOperand.writtenName, !own.contains(target) else {
      return .visitChildren
    }
    found = found ?? "writes '\(node.leftOperand.trimmedDescription)'"
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate var name: String { calledName ?? calledExpression.trimmedDescription }

  /// True for an initializer, by its name.
  fileprivate var makesValue: Bool { name.first?.isUppercase ?? false || name.hasPrefix("[") || name == "init" }
}

extension ExprSyntax {
  fileprivate var isOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    return self.as(MemberAccessExprSyntax.self)?.base?.isOptionalChain ?? false
  }

  /// The variable at the beginning of what is written: `log` of `log.lines[0]`, `count` of `self.count`.
  fileprivate var writtenName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.writtenName }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : member.base?.writtenName
  }
}
