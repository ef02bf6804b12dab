import Session
import SwiftParser
import SwiftSyntax

/// A program to compare, and what its text says about it.
package struct ComparedProgram: Sendable {
  let source: RecordedSession.Source
  /// Names of the types that it declares.
  let types: Set<String>
  /// Classes whose initializers do more than to store values.
  let busyClasses: Set<String>
  /// The `@State` properties whose initial value is made anew with each value of their view: by view, each with the
  /// type that it makes.
  let eagerStates: [String: [String: String]]

  package init(_ source: RecordedSession.Source) {
    self.source = source
    let texts: [String] =
      switch source {
      case .script(_, let text): [text]
      case .modules(let modules, _): modules.flatMap { ($0.files + $0.standIns).map(\.text) }
      }
    let facts = DeclaredTypes(viewMode: .sourceAccurate)
    for text in texts { facts.walk(Parser.parse(source: text)) }
    types = facts.names
    busyClasses = facts.busyClasses
    eagerStates = facts.eagerStates
  }
}

/// The types of a program, and which of their initializers do something that is felt elsewhere.
private final class DeclaredTypes: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var busyClasses: Set<String> = []
  private(set) var eagerStates: [String: [String: String]] = [:]
  private var around: [String] = []

  private func begin(_ name: TokenSyntax) {
    around.append(name.text)
    names.insert(around.joined(separator: "."))
    names.insert(name.text)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name)
    for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      let isState = variable.attributes.contains { attribute in
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "State"
      }
      for binding in isState ? Array(variable.bindings) : [] {
        guard
          let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription,
          made.first?.isUppercase ?? false
        else { continue }
        eagerStates[node.name.text, default: [:]][binding.pattern.trimmedDescription] = made
      }
    }
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name)
    let members = node.memberBlock.members.map(\.decl)
    let isBusy = members.contains { member in
      if let one = member.as(InitializerDeclSyntax.self) { return one.body.map { isBusyCode(Syntax($0)) } ?? false }
      guard let variable = member.as(VariableDeclSyntax.self) else { return false }
      if variable.modifiers.contains(where: { ["lazy", "static"].contains($0.name.text) }) { return false }
      return variable.bindings.contains { $0.initializer.map { isBusyCode(Syntax($0.value)) } ?? false }
    }
    if isBusy { busyClasses.formUnion([node.name.text, around.joined(separator: ".")]) }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }

  /// Whether the code calls anything but initializers of plain types.
  private func isBusyCode(_ code: Syntax) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    return finder.isBusy
  }
}

private final class CallFinder: SyntaxVisitor {
  private(set) var isBusy = false
  /// Types that begin something by being made.
  private static let active: Set<String> = ["Task", "Timer", "Thread", "Operation", "BlockOperation"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if !(name.first?.isUppercase ?? false) || Self.active.contains(name) { isBusy = true }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if !(name.first?.isUppercase ?? false), name != "init" { isBusy = true }
    }
    return .visitChildren
  }

  /// What a closure does is not done by storing it.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
