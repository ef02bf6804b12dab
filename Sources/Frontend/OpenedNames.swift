import Checking
import Declarations
import Diagnostics
import Source
import SwiftParser
import SwiftSyntax
import Tree

/// The declarations of an opened module.
extension Frontend {
  /// The names of its types, functions and variables, in source order.
  package func names(declaredIn module: OpenedModule) -> [String] {
    var seen: Set<String> = []
    return module.units.flatMap { unit -> [String] in
      switch unit.kind {
      case .declaration(let name, _): [name]
      case .variables(let variables, _): variables.map(\.name)
      case .statement, .expression: []
      }
    }.filter { seen.insert($0).inserted }
  }

  /// The views of a module, or else of the program, that can be created without arguments, in source order.
  package func viewsWithoutArguments(in module: OpenedModule?) -> [String] {
    guard let view = checker.libraryType("View") else { return [] }
    return checker.globals.names.flatMap { name, entities in
      entities.compactMap { entity -> (name: String, place: Place)? in
        guard case .type(let type) = entity, module.map({ type.place.file === $0.file }) ?? !type.place.file.isLibrary,
          type.kind == .structure,
          type.genericParameters.isEmpty, checker.allConformances(of: type).contains(view),
          checker.canBeMadeOfNothing(type)
        else { return nil }
        return (name, type.place)
      }
    }.sorted { $0.place.offset < $1.place.offset }.map(\.name)
  }

  /// True for the name of a view that the program declares, in a place for values.
  package func isView(named name: String) -> Bool {
    guard let view = checker.libraryType("View") else { return false }
    return (checker.globals.names[name] ?? []).contains { entity in
      guard case .type(let type) = entity, type.kind == .structure, !type.place.file.isLibrary else { return false }
      return checker.allConformances(of: type).contains(view)
    }
  }

  /// The written text of the declarations of a name, `Type` or `Type.member`, with their places.
  package func declarations(of name: String, in module: OpenedModule) -> [(place: Place, text: String)] {
    let finder = DeclarationFinder(path: name.split(separator: ".").map(String.init))
    finder.walk(Parser.tree(of: module.file.text))
    let bytes = Array(module.file.written.utf8)
    return finder.found.map { range in
      let start = module.file.origin(of: range.lowerBound)
      let end = min(max(start, module.file.origin(of: range.upperBound)), bytes.count)
      return (Place(file: module.file, offset: range.lowerBound), String(decoding: bytes[start..<end], as: UTF8.self))
    }
  }
}

/// Finds the declarations of a name, including extensions.
private final class DeclarationFinder: SyntaxVisitor {
  private let path: [String]
  private var around: [String] = []
  var found: [Range<Int>] = []

  init(path: [String]) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ names: [String], _ node: some SyntaxProtocol) {
    guard names.contains(where: { around + [$0] == path }) else { return }
    found.append(
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private func enter(_ name: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let names = name.split(separator: ".").map(String.init)
    if around + names == path {
      found.append(
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    around += names
    return path.starts(with: around) ? .visitChildren : .skipChildren
  }

  private func leave(_ name: String) { around.removeLast(name.split(separator: ".").count) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.name.text) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node.name.text) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.extendedType.trimmedDescription) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.text], node)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.bindings.map(\.pattern.trimmedDescription), node)
    return .skipChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.text], node)
    return .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.elements.map(\.name.text), node)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(["init"], node)
    return .skipChildren
  }
}

extension Checker {
  /// True if `T()` makes a value of the type, in code outside its file.
  fileprivate func canBeMadeOfNothing(_ type: NominalDeclaration) -> Bool {
    lookUpMembers(of: type.declaredType, named: "init", isStatic: true).contains { candidate in
      guard let function = candidate.function, !function.isFailable, function.genericParameters.isEmpty else {
        return false
      }
      return function.parameters.allSatisfy(\.hasDefault)
    }
  }
}
