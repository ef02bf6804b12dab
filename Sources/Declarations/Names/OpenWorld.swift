import Diagnostics
import SwiftSyntax
import Tree

/// Opened code uses modules and members that obsh lacks. They are opaque: each use is recorded, their values are
/// represented by the library's `_Opaque`, and code that depends on more stops there.
extension DeclarationChecker {
  /// True if unknown names count as declared in a module that obsh cannot see.
  package var isOpen: Bool { !file.sections.isEmpty }

  /// True if a scope is that of the program, or of a file of a module.
  func isFileScope(_ scope: Scope) -> Bool { scope === globals || fileScopes.contains { $0 === scope } }

  /// True for a type at the level of a file and for the types nested in it, false for those of a function's body.
  func isDeclaredOutsideFunctions(_ declaration: NominalDeclaration) -> Bool {
    var outermost = declaration
    while let parent = outermost.parent { outermost = parent }
    // A type in an extension of the library's or of a missing module's type.
    if outermost.isLibrary { return true }
    return outermost.detail.map { isFileScope($0.outerScope) } ?? true
  }

  package func isUnknown(_ type: Type) -> Bool {
    if case .nominal(let declaration, _) = head(type) { isUnknown(declaration) } else { false }
  }

  package func isUnknown(_ declaration: NominalDeclaration) -> Bool {
    declaration.isLibrary && declaration.name == "_Opaque"
  }

  /// True if a type is a parameter or an associated type with a bound that obsh lacks: `Base` of
  /// `Filter<Base: Reducer>`, or in `extension Filter where Base: Reducer`.
  package func isOpenEnded(_ type: Type) -> Bool {
    guard isOpen else { return false }
    let type = head(type)
    switch type {
    case .parameter(let parameter) where parameter.isOpenEnded: return true
    case .parameter, .member:
      return environment.contains { requirement in
        // `where Iterator.Element: Entity` is about `Element`.
        guard case .inherits(let subject, let bound) = requirement, isUnknown(bound) else { return false }
        return subject == type || isSameMember(reduce(subject), type)
      }
    default: return false
    }
  }

  /// True if a type may have conformances that obsh cannot see, because of a type it inherits from. Protocols of
  /// numbers, literals and collections are excluded: they would bring operators without an implementation.
  func mayConformUnseen(_ type: NominalDeclaration, to declaration: NominalDeclaration) -> Bool {
    // On Apple's platforms collections that are bridged to objects may be passed to a format.
    if declaration.name == "CVarArg", ["Array", "Dictionary", "Set"].contains(type.name) {
      return declaration.isLibrary && type.isLibrary && input.platform != "Linux"
    }
    guard takesUnseen else { return false }
    if isUnknown(type) { return declaration.module != "Swift" }
    guard meetsUnseen(type) else { return false }
    return declaration.module != "Swift"
      || ["Equatable", "Hashable", "Identifiable", "Error", "Encodable", "Decodable"].contains(declaration.name)
  }

  /// True if a type inherits from something that obsh lacks, or one of its protocols does.
  func meetsUnseen(_ type: NominalDeclaration) -> Bool {
    type.inheritsUnseen || !type.isLibrary && allConformances(of: type).contains { $0.detail?.isOpenEnded ?? false }
  }

  /// True if a type with these protocols may have a conformance that obsh cannot see: one of them inherits from
  /// something that obsh lacks.
  package func mayConformUnseen(_ protocols: [NominalDeclaration], to declaration: NominalDeclaration) -> Bool {
    isOpen && takesUnseen && declaration.module != "Swift" && protocols.contains { $0.detail?.isOpenEnded ?? false }
  }

  /// True if the code is in a class that may inherit members that obsh cannot see: `let bounds = bounds` in a view.
  package var inheritsUnseen: Bool { isOpen && typeContext?.declaration.inheritsUnseen ?? false }

  /// True if the declared conformances of a type include this one. This is the answer for a cast.
  package func conformsVisibly(_ type: Type, to declaration: NominalDeclaration) -> Bool {
    takesUnseen = false
    defer { takesUnseen = true }
    return conforms(type, to: declaration)
  }

  /// True if the type is opaque, and therefore counts as conforming.
  package func isTakenToConform(_ type: Type) -> Bool { isOpen && isUnknown(type) }

  package var unknownType: Type { libraryNominal("_Opaque") }

  /// A property of the opaque type that key paths lead to.
  package func makeOpaqueProperty(_ name: String, of root: Type, type: Type, value: Expression) -> VariableDeclaration?
  {
    guard let owner = head(root).nominal, let details = owner.detail else { return nil }
    let property = VariableDeclaration(name: name, kind: .property, type: type, isLet: false, place: value.place)
    property.owner = owner
    let getter = makeFunction(name, .getter, at: value.place)
    getter.owner = owner
    getter.result = type
    getter.details = FunctionDetails(outer: nil, context: details.context, scope: details.bodyScope)
    declareSelf(of: getter, context: details.context)
    getter.accessorOf = property
    getter.checkedBody = Block([Statement(.returnValue(value), place: value.place)], end: value.place)
    property.getter = getter
    return property
  }

  /// Records something that obsh lacks: an error, or in opened code a use of something opaque.
  package func lacking(_ problem: Problem, at node: some SyntaxProtocol) {
    guard isOpen else { return error(problem, at: node) }
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    table.diagnostics.append(Diagnostic(problem, severity: .opaque, file: file, offset: offset))
  }

  /// True if an opaque declaration has been used since the number of messages was `count`.
  package func hasMetOpaque(since count: Int) -> Bool {
    table.diagnostics.dropFirst(count).contains { $0.severity == .opaque }
  }

  /// Removes the errors reported since the given count: they follow from something opaque.
  package func forgetErrors(since count: Int) {
    guard table.diagnostics.count > count else { return }
    table.diagnostics[count...].removeAll(where: \.isError)
  }

  /// Turns the errors reported since the given count into uses of something that obsh lacks.
  package func takeErrorsForOpaque(since count: Int) {
    for index in table.diagnostics.indices.dropFirst(count) where table.diagnostics[index].isError {
      let one = table.diagnostics[index]
      table.diagnostics[index] = Diagnostic(one.problem, severity: .opaque, file: one.file, offset: one.offset)
    }
  }

  /// The written type, or the opaque type if it names something that obsh lacks.
  func openly(_ work: () -> Type) -> Type {
    guard isOpen else { return work() }
    let start = table.diagnostics.count
    let type = work()
    guard case .error = type else { return type }
    if hasMetOpaque(since: start) { forgetErrors(since: start) }
    // The error has been reported already; every declaration with this type is sealed with it.
    return unknownType
  }
}

extension NominalDeclaration {
  /// True if the type, or one of its superclasses, inherits from a type that obsh lacks.
  package var inheritsUnseen: Bool {
    var current: NominalDeclaration? = self
    while let one = current {
      if one.detail?.isOpenEnded ?? false { return true }
      current = one.superclass?.nominal
    }
    return false
  }
}
