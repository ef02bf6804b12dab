import Diagnostics
import SwiftSyntax
import Tree

/// Opened code uses modules and members that obsh does not have. They are opaque: each use is noted, values of them
/// travel as the library's `_Opaque`, and what would need to know more stops there.
extension DeclarationChecker {
  /// Whether what nobody declares is taken to be declared where obsh cannot look.
  package var isOpen: Bool { !file.sections.isEmpty }

  /// Whether a scope is that of the program, or of one of a module's files.
  func isFileScope(_ scope: Scope) -> Bool { scope === globals || fileScopes.contains { $0 === scope } }

  package func isUnknown(_ type: Type) -> Bool {
    if case .nominal(let declaration, _) = head(type) { isUnknown(declaration) } else { false }
  }

  package func isUnknown(_ declaration: NominalDeclaration) -> Bool {
    declaration.isLibrary && declaration.name == "_Opaque"
  }

  /// Whether a type is a parameter with a bound that obsh does not have: `Base` of `Filter<Base: Reducer>`.
  package func isOpenEnded(_ type: Type) -> Bool {
    if case .parameter(let parameter) = head(type) { parameter.isOpenEnded } else { false }
  }

  /// Whether a type may conform to more than obsh can see, because of what it inherits from. Numbers, literals and
  /// collections are left out: they would bring operators that nothing is behind.
  func mayConformUnseen(_ type: NominalDeclaration, to declaration: NominalDeclaration) -> Bool {
    guard takesUnseen else { return false }
    if isUnknown(type) { return declaration.module != "Swift" }
    guard type.inheritsUnseen else { return false }
    return declaration.module != "Swift"
      || ["Equatable", "Hashable", "Identifiable", "Error"].contains(declaration.name)
  }

  /// Whether the code stands in a class that may inherit more than obsh can see: `let bounds = bounds` in a view.
  package var inheritsUnseen: Bool { isOpen && typeContext?.declaration.inheritsUnseen ?? false }

  /// Whether a type has the conformance, by what is declared: the answer for a cast.
  package func conformsVisibly(_ type: Type, to declaration: NominalDeclaration) -> Bool {
    takesUnseen = false
    defer { takesUnseen = true }
    return conforms(type, to: declaration)
  }

  /// Whether something opaque stands where a conformance is asked for, which it is taken to have.
  package func isTakenToConform(_ type: Type) -> Bool { isOpen && isUnknown(type) }

  package var unknownType: Type { libraryNominal("_Opaque") }

  /// Notes something that obsh does not have: an error, or in opened code a use of something opaque.
  package func lacking(_ problem: Problem, at node: some SyntaxProtocol) {
    guard isOpen else { return error(problem, at: node) }
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    table.diagnostics.append(Diagnostic(problem, severity: .opaque, file: file, offset: offset))
  }

  /// Whether something opaque has been used since there were so many messages.
  package func hasMetOpaque(since count: Int) -> Bool {
    table.diagnostics.dropFirst(count).contains { $0.severity == .opaque }
  }

  /// Takes back the errors said since there were so many messages: they follow from something opaque.
  package func forgetErrors(since count: Int) {
    guard table.diagnostics.count > count else { return }
    table.diagnostics[count...].removeAll(where: \.isError)
  }

  /// Makes the errors said since there were so many messages uses of something that obsh does not have.
  package func takeErrorsForOpaque(since count: Int) {
    for index in table.diagnostics.indices.dropFirst(count) where table.diagnostics[index].isError {
      let one = table.diagnostics[index]
      table.diagnostics[index] = Diagnostic(one.problem, severity: .opaque, file: one.file, offset: one.offset)
    }
  }

  /// The type written there, or the opaque one where it names something that obsh does not have.
  func openly(_ work: () -> Type) -> Type {
    guard isOpen else { return work() }
    let start = table.diagnostics.count
    let type = work()
    guard case .error = type else { return type }
    if hasMetOpaque(since: start) { forgetErrors(since: start) }
    // What is wrong has been said; whatever is of the type is sealed with it.
    return unknownType
  }
}

extension NominalDeclaration {
  /// Whether it, or a class above it, inherits from what obsh does not have.
  package var inheritsUnseen: Bool {
    var current: NominalDeclaration? = self
    while let one = current {
      if one.detail?.isOpenEnded ?? false { return true }
      current = one.superclass?.nominal
    }
    return false
  }
}
