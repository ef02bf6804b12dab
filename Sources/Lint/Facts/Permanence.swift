import SwiftSyntax

/// The classes whose instances are made only for the whole run of a program: as initial values of static
/// variables, and of properties of an app or its delegate. They need not be freed.
struct Permanence {
  /// The names of the classes of which instances are made in such places, and in others.
  private var inVariables: Set<String> = []
  private var elsewhere: Set<String> = []

  init(of module: ModuleFacts) {
    for file in module.files {
      let finder = CreationFinder(module)
      finder.walk(file.tree)
      inVariables.formUnion(finder.inVariables)
      elsewhere.formUnion(finder.elsewhere)
    }
    // An instance of a subclass is also one of the class.
    for type in module.types where type.kind == .classType && !type.inherited.isEmpty {
      elsewhere.formUnion(type.inherited.filter { module.type(named: $0)?.kind == .classType })
    }
  }

  func includes(_ type: DeclaredType) -> Bool {
    let name = type.nameToken.text
    return inVariables.contains(name) && !elsewhere.contains(name)
  }
}

/// Finds the calls that make instances of the classes of a module.
private final class CreationFinder: SyntaxVisitor {
  private let module: ModuleFacts
  private let classes: Set<String>
  private(set) var inVariables: Set<String> = []
  private(set) var elsewhere: Set<String> = []

  init(_ module: ModuleFacts) {
    self.module = module
    classes = Set(module.types.filter { $0.kind == .classType }.map(\.nameToken.text)).union(module.aliases.keys)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = madeName(by: node.calledExpression), classes.contains(name) else {
      return .visitChildren
    }
    if module.isPermanent(Syntax(node)) { inVariables.insert(name) } else { elsewhere.insert(name) }
    return .visitChildren
  }

  /// `Store` of `Store()`, `Keychain.Store()`, `Store<Key>()`, `Store.init()`, and of `.init()` where a variable names
  /// its type.
  private func madeName(by callee: ExprSyntax) -> String? {
    if let name = callee.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { return madeName(by: generic.expression) }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    guard name == "init" else { return name }
    if let base = member.base { return madeName(by: base) }
    return callee.parent?.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?
      .typeAnnotation.flatMap { TypeRef($0.type).unwrapped.name }
  }
}

extension ModuleFacts {
  /// True if the code at a node runs to give a variable its first value that lives as long as the program.
  fileprivate func isPermanent(_ node: Syntax) -> Bool {
    var current = node.parent
    while let node = current {
      if node.is(AccessorBlockSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) {
        return false
      }
      if let variable = node.as(VariableDeclSyntax.self) {
        if variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) { return true }
        if variable.parent?.is(MemberBlockItemSyntax.self) ?? false {
          let owner = variable.owner.flatMap { type(named: $0) }
          return owner.map { isApp($0) || $0.isApplicationDelegate } ?? false
        }
        // A local variable: the surrounding code decides.
      }
      current = node.parent
    }
    return false
  }
}

extension VariableDeclSyntax {
  /// The name of the type of which the variable is a member; nil for a local variable.
  fileprivate var owner: String? {
    let group = parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent
    return group?.as(ClassDeclSyntax.self)?.name.text ?? group?.as(StructDeclSyntax.self)?.name.text
  }
}

extension DeclaredType {
  var isApplicationDelegate: Bool { inherited.contains { $0.hasSuffix("ApplicationDelegate") } }
}
