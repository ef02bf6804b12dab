import Lint
import SwiftSyntax

/// Objects that a view creates itself and only observes: `@ObservedObject var model = Model()`.
///
/// A plain property is created anew by each run of the parent's body, as the object of such a wrapper is. But a tracked
/// property that is read while the object is created is read in the parent's body: the parent then follows it, and
/// replaces the object whenever the object changes.
extension WrapperEdit {
  /// True for `@ObservedObject var model = Model()`: the view creates the object itself.
  var isOwned: Bool { property.initialValue?.is(FunctionCallExprSyntax.self) ?? false }

  /// True if a parent passes an object instead, which `@State` would take only once.
  var isPassed: Bool {
    guard let owner = property.owner, !property.isPrivate else { return false }
    let finder = PassingFinder(owner.nameToken.text, property.name)
    for file in plan.module.files { finder.walk(file.tree) }
    return finder.isFound
  }

  /// The reason why the creation of the object reads its own tracked properties, in words.
  func initializerThatReads() -> String? {
    guard let index = needs.first else { return nil }
    let type = plan.candidates[index]
    let finder = OwnReads(of: type)
    for initializer in type.initializers { if let body = initializer.body { finder.walk(body) } }
    return finder.found.map { "\(type.name).init reads '\($0)'" }
  }
}

/// Finds a call of an initializer with an argument of a label.
private final class PassingFinder: SyntaxVisitor {
  private let type: String
  private let label: String
  private(set) var isFound = false

  init(_ type: String, _ label: String) {
    (self.type, self.label) = (type, label)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == type, node.arguments.contains(where: { $0.label?.text == label }) {
      isFound = true
    }
    return .visitChildren
  }
}

/// Finds a published property that an initializer reads: by its name, or through a method or a computed property.
private final class OwnReads: SyntaxVisitor {
  private let published: Set<String>
  private let bodies: [String: [CodeBlockItemListSyntax]]
  private var visited: Set<String> = []
  private(set) var found: String?

  init(of type: DeclaredType) {
    published = Set(type.properties.filter { $0.has("Published") && !$0.isStatic }.map(\.name))
    let functions = type.functions.compactMap { one in one.body.map { (one.name, [$0]) } }
    let getters = type.properties.compactMap { one in one.getter.map { (one.name, [$0]) } }
    bodies = Dictionary(functions + getters, uniquingKeysWith: +)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    var expression = ExprSyntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      // A member of another value.
      guard member.base?.trimmedDescription == "self" else { return .visitChildren }
      expression = ExprSyntax(member)
    }
    if published.contains(name), !expression.isOnlyAssigned { found = found ?? name }
    for body in bodies[name] ?? [] where visited.insert(name).inserted { walk(body) }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// True for the left side of `=`.
  fileprivate var isOnlyAssigned: Bool {
    guard let infix = parent?.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == id else { return false }
    return infix.operator.is(AssignmentExprSyntax.self)
  }
}
