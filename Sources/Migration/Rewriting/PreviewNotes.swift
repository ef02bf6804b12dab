import Lint
import SwiftSyntax

/// Previews that mount a view without a model that the view reads from the environment. `@EnvironmentObject` traps
/// only when it is read, `@Environment(T.self)` as soon as the view is mounted.
final class PreviewNotes: SyntaxVisitor {
  private let plan: Plan
  private let file: Int

  static func make(_ plan: Plan) {
    for (index, file) in plan.module.files.enumerated() { PreviewNotes(plan, index).walk(file.tree) }
  }

  private init(_ plan: Plan, _ file: Int) {
    self.plan = plan
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { look(into: node) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { look(into: node) }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isProvider = node.inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription == "PreviewProvider"
    }
    if isProvider ?? false { look(into: node.memberBlock) }
    return .visitChildren
  }

  private func look(into preview: some SyntaxProtocol) {
    let finder = ViewCalls { [plan, file] in Set(plan.candidates(named: $0, file: file) ?? []) }
    finder.walk(preview)
    // Any unknown modifier may provide the environment.
    if finder.hasModifiers { return }
    for (name, call) in finder.calls {
      let types = plan.module.types.filter { $0.name == name }
      guard types.count == 1 else { continue }
      for property in types[0].properties where property.has("EnvironmentObject") {
        guard let found = plan.candidates(named: property.type?.name, file: property.file), !found.isEmpty else {
          continue
        }
        if found.contains(where: { finder.given.contains($0) }) { continue }
        plan.remark(
          found, .previewEnvironment, at: call, in: file,
          "the preview mounts \(name) without the \(plan.names(found)) of '\(property.name)'")
      }
    }
  }
}

/// The views that a preview creates directly.
private final class ViewCalls: SyntaxVisitor {
  private(set) var calls: [(name: String, node: FunctionCallExprSyntax)] = []
  private(set) var hasModifiers = false
  /// The models in the environment.
  private(set) var given: Set<Int> = []
  private let models: (String) -> Set<Int>

  init(_ models: @escaping (String) -> Set<Int>) {
    self.models = models
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text { calls.append((name, node)) }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
      let name = member.declName.baseName.text
      if name == "environmentObject", let found = model(of: node.arguments.first?.expression) {
        given.formUnion(found)
      } else {
        hasModifiers = hasModifiers || !Self.looks.contains(name)
      }
    }
    return .visitChildren
  }

  /// The model that an expression names by its type: `Theme()`, `Theme.shared`.
  private func model(of value: ExprSyntax?) -> Set<Int>? {
    let expression = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    let type = expression?.as(MemberAccessExprSyntax.self)?.base ?? expression
    guard let name = type?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let found = models(name)
    return found.isEmpty ? nil : found
  }

  /// Common modifiers that provide nothing.
  private static let looks: Set<String> = [
    "padding", "frame", "background", "previewLayout", "previewDevice", "previewDisplayName", "preferredColorScheme",
    "foregroundColor", "foregroundStyle", "font", "constant",
  ]
}
