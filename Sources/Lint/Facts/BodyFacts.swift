import SwiftSyntax

/// The reads, writes and calls of a view's body, including those in the members and computed properties that it
/// calls.
package struct BodyFacts {
  package struct Read {
    /// The path from the view's property, or from a global declaration, to the value that is read.
    package let path: [DeclaredProperty]
    package let expression: ExprSyntax
    package let file: Int
    /// True if the read creates a binding to the property.
    let isBinding: Bool
    /// The part of the body in which the read is, if that part runs by itself.
    var part: Part?
    /// The number of types whose functions the body has asked, each the one before, to come to the read.
    var questions = 0

    package var property: DeclaredProperty? { path.last }
  }

  /// A closure with a tracking scope of its own, in which a change of what it reads runs only the closure (4.11).
  struct Part {
    let closure: ClosureExprSyntax
    let file: Int
    /// True for the rows of a `ForEach` or a `List`.
    let isRow: Bool
  }

  struct Call {
    let call: FunctionCallExprSyntax
    let scope: Scope
    let file: Int
    let moment: Moment
  }

  struct Local {
    let binding: PatternBindingSyntax
    let type: TypeRef?
    let value: ExprSyntax
    let scope: Scope
    let file: Int

  }

  let view: DeclaredType
  package var reads: [Read] = []
  /// Assignments, and mutating calls on collections, that the body itself makes.
  var writes: [Read] = []
  /// The variables that the body, or a method it calls, fills while it runs.
  var filled: Set<ObjectIdentifier> = []
  /// True if the body, or a method it calls, fills the variable while it runs.
  package func fills(_ property: DeclaredProperty) -> Bool { filled.contains(ObjectIdentifier(property)) }
  /// Variables that the body itself declares, with their values.
  var locals: [Local] = []
  /// All calls, including those in actions.
  var calls: [Call] = []
  /// `$model` where `model` is a local name without a binding.
  var unbound: [(name: String, model: DeclaredType, expression: ExprSyntax, file: Int)] = []
  /// Uses of `Date()`, `Date.now`, `UserDefaults` and files while the body runs.
  package var untracked: [(what: String, expression: ExprSyntax, file: Int, computed: DeclaredProperty?)] = []

  package init(_ view: DeclaredType, _ module: ModuleFacts) {
    self.view = view
    for name in ["body", "previews"] {
      guard let body = view.property(name), let getter = body.getter else { continue }
      collect(getter, Scope(owner: view), file: body.file, module)
    }
    // `func body(content: Content) -> some View` of a modifier.
    guard module.isModifier(view) else { return }
    for function in view.functions("body") {
      if let body = function.body { collect(body, Scope(function), file: function.file, module) }
    }
  }

  private mutating func collect(_ code: CodeBlockItemListSyntax, _ scope: Scope, file: Int, _ module: ModuleFacts) {
    let walk = BodyWalk(module, scope, file: file, prefix: [], computed: nil, visited: [])
    walk.walk(code)
    reads += walk.reads
    writes += walk.writes
    filled.formUnion(walk.filled)
    locals += walk.locals
    calls += walk.calls
    unbound += walk.unbound
    untracked += walk.untracked
  }

  /// The reads in one part of a view's body, with those of the members that it calls.
  static func reads(in part: some SyntaxProtocol, of view: DeclaredType, file: Int, _ module: ModuleFacts) -> [Read] {
    let walk = BodyWalk(module, Scope(owner: view), file: file, prefix: [], computed: nil, visited: [])
    walk.walk(part)
    return walk.reads
  }
}

extension ExprSyntax {
  /// True if the expression is the target of a write: `name` in `name = ""`, `names` in `names[id] = ""` and in
  /// `sort(&names)`.
  var isAssigned: Bool {
    if let element = parent?.as(SubscriptCallExprSyntax.self), element.calledExpression.id == id {
      return ExprSyntax(element).isAssigned
    }
    if self.is(InOutExprSyntax.self) || parent?.is(InOutExprSyntax.self) ?? false { return true }
    guard let infix = parent?.as(InfixOperatorExprSyntax.self), infix.isAssignment else { return false }
    return infix.leftOperand.id == id
  }

  /// True if the expression begins with the projection of a wrapper: `$model.name`.
  var isProjection: Bool { rootName.map { Resolver.plain($0) != $0 } ?? false }

  /// The first name of a chain of members.
  var rootName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.rootName }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.rootName }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.rootName }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.rootName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.rootName }
    return nil
  }

  /// `UserDefaults.standard`
  var isStandardDefaults: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "standard" else {
      return false
    }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "UserDefaults"
  }
}
