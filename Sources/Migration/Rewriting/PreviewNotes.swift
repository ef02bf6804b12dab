import Lint
import SwiftSyntax

/// Previews and apps that mount a view without a model that the view, or a view inside it, reads from the environment.
/// `@EnvironmentObject` traps only when it is read, `@Environment(T.self)` as soon as the view is mounted (4.7). So a
/// preview gets a model of its own where one can be made without arguments; for an app, which object is meant is not
/// known.
final class PreviewNotes: SyntaxVisitor {
  private let plan: Plan
  private let file: Int
  private var isApp = false

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
    let type = plan.module.type(named: node.name.text)
    if isProvider ?? false {
      look(into: node.memberBlock, of: type)
    } else if let type, plan.module.isApp(type), let body = type.property("body")?.node {
      isApp = true
      look(into: body, of: type)
      isApp = false
    }
    return .visitChildren
  }

  private func look(into preview: some SyntaxProtocol, of provider: DeclaredType? = nil) {
    var noted: Set<String> = []
    for created in views(in: Syntax(preview), file: file, owner: provider) {
      let isNew = noted.insert("\(created.type.name) \(created.given.sorted())").inserted
      noteMissing(in: created.type, given: created.given, mounted: created, isNoted: !isNew)
    }
  }

  /// Adds what a mounted view misses in its environment.
  ///
  /// - Parameter isNoted: True if the preview mounts another view of the type, about which the same has been said.
  private func noteMissing(in type: DeclaredType, given: Set<Int>, mounted: CreatedView, isNoted: Bool) {
    var visited: Set<String> = []
    var missed: Set<Int> = []
    var waiting = [(type: type, given: given)]
    while !waiting.isEmpty {
      let (type, given) = waiting.removeFirst()
      guard visited.insert(type.name).inserted else { continue }
      for property in type.properties where property.has("EnvironmentObject") {
        guard let found = plan.candidates(named: property.type?.name, file: property.file), !found.isEmpty,
          given.isDisjoint(with: found), missed.isDisjoint(with: found)
        else { continue }
        missed.formUnion(found)
        let provided = isApp ? "" : provide(found, for: property, around: mounted.call)
        if isNoted { continue }
        let place = type.name == mounted.type.name ? "" : ", and in it \(type.name)"
        plan.remark(
          found, isApp ? .appEnvironment : .previewEnvironment, at: mounted.call, in: file,
          "the \(isApp ? "app" : "preview") mounts \(mounted.type.name)\(place) without the "
            + "\(plan.names(found)) of '\(property.name)'" + provided)
      }
      waiting += views(in: Syntax(type.node), file: type.file, owner: type).map { ($0.type, given.union($0.given)) }
    }
  }

  /// Adds a model to the mounted view; the words for it, or for what is missing to make one.
  private func provide(
    _ found: [Int], for property: DeclaredProperty, around call: FunctionCallExprSyntax
  ) -> String {
    guard found.count == 1, call.isWholeView, let written = property.binding.typeAnnotation?.type.trimmedDescription
    else { return "" }
    let type = plan.candidates[found[0]]
    guard let model = type.made(as: type.isNested ? type.path : written),
      !type.isPublic || plan.module.files[file].tree.names(type.nameToken.text)
    else {
      let needed = type.argumentsNeeded.map { "'\($0)'" }
      return needed.isEmpty ? "" : "; to add '.environment(…)', make one with \(needed.joined(separator: ", "))"
    }
    let modifier = ".environment(\(model))"
    let end = call.endPositionBeforeTrailingTrivia.utf8Offset
    plan.edit(file, end..<end, modifier, needs: found)
    return "; '\(modifier)' is added"
  }

  private struct CreatedView {
    let type: DeclaredType
    let call: FunctionCallExprSyntax
    /// The models in its environment.
    let given: Set<Int>
  }

  /// The module's views that code creates, except where a modifier around them may provide anything.
  private func views(in code: Syntax, file: Int, owner: DeclaredType?) -> [CreatedView] {
    let calls = ViewCalls(in: code)
    return calls.found.compactMap { name, call in
      guard let type = plan.module.type(named: plan.module.meaning(of: name, at: call, for: owner)),
        type.kind == .structType,
        type.name != owner?.name,
        let given = environment(of: call, within: code, file: file, owner: owner)
      else { return nil }
      return CreatedView(type: type, call: call, given: given)
    }
  }

  /// The models that modifiers around a view provide; nil if one of them is unknown.
  private func environment(
    of call: FunctionCallExprSyntax, within code: Syntax, file: Int, owner: DeclaredType?
  ) -> Set<Int>? {
    var given: Set<Int> = []
    var node = Syntax(call)
    while node.id != code.id, let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), let outer = member.parent?.as(FunctionCallExprSyntax.self)
      {
        let name = member.declName.baseName.text
        if name == "environmentObject" {
          guard let found = model(of: outer.arguments.first?.expression, file: file, owner: owner) else { return nil }
          given.formUnion(found)
        } else if !providesNothing(name), !isValue(outer, named: name) {
          return nil
        }
      } else if let outer = parent.as(FunctionCallExprSyntax.self), outer.calledExpression.id != node.id,
        let name = outer.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let container = plan.module.type(named: name), provides(container)
      {
        return nil
      }
      node = parent
    }
    return given
  }

  /// True for a modifier of the library. A modifier of the program may provide a model.
  private func providesNothing(_ modifier: String) -> Bool {
    KnownModifiers.provideNothing.contains(modifier) && !plan.module.extensionFunctions.contains(modifier)
  }

  /// True for `.environment(\.isConnected, false)`, which provides no model.
  private func isValue(_ modifier: FunctionCallExprSyntax, named name: String) -> Bool {
    name == "environment" && modifier.arguments.first?.expression.is(KeyPathExprSyntax.self) ?? false
  }

  private func provides(_ container: DeclaredType) -> Bool {
    let text = container.node.trimmedDescription
    return text.contains(".environmentObject(") || text.contains(".environment(")
  }

  /// The model that an expression names by its type, or by a property of its type: `Theme()`, `Theme.shared`, `theme`.
  private func model(of value: ExprSyntax?, file: Int, owner: DeclaredType?) -> Set<Int>? {
    let expression = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    let type = expression?.as(MemberAccessExprSyntax.self)?.base ?? expression
    guard let name = type?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let property = owner?.property(name) ?? owner?.property(name, isStatic: true)
    let typeName = property?.type?.name ?? name
    let found = Set(plan.candidates(named: typeName, file: file) ?? [])
    return found.isEmpty ? nil : found
  }
}

/// The calls that may create a view, without those for views that are presented or pushed later, and without those of
/// nested types, which create their views themselves.
private final class ViewCalls: SyntaxVisitor {
  private(set) var found: [(name: String, call: FunctionCallExprSyntax)] = []
  private let root: SyntaxIdentifier

  init(in code: Syntax) {
    root = code.id
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  private func visit(type: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    type.id == root ? .visitChildren : .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.typePath {
      found.append((name, node))
      guard name == "NavigationLink" else { return .visitChildren }
      for argument in node.arguments where argument.label?.text != "destination" { walk(argument) }
      let labels = node.additionalTrailingClosures
      if labels.isEmpty, let label = node.trailingClosure { walk(label) } else { walk(labels) }
      return .skipChildren
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      KnownModifiers.presentLater.contains(member.declName.baseName.text)
    {
      walk(base)
      return .skipChildren
    }
    return .visitChildren
  }
}

private enum KnownModifiers {
  static let presentLater: Set<String> = [
    "sheet", "popover", "fullScreenCover", "navigationDestination", "alert", "confirmationDialog", "contextMenu",
    "inspector", "swipeActions",
  ]

  /// Modifiers that provide no model: those of the library, except the ones that set the environment or may do so.
  static let provideNothing = LibraryModifiers.names.subtracting(mayProvide)

  private static let mayProvide: Set<String> = ["environment", "environmentObject", "modifier", "transformEnvironment"]
}

extension ExprSyntax {
  /// `Screen`, or `Home.Screen` for a member of a type; nil for a modifier.
  fileprivate var typePath: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = self.as(MemberAccessExprSyntax.self), let outer = member.base?.typePath,
      [outer, member.declName.baseName.text].allSatisfy({ $0.first?.isUppercase ?? false })
    else { return nil }
    return "\(outer).\(member.declName.baseName.text)"
  }
}
