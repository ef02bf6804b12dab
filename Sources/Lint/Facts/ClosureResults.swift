import SwiftSyntax

extension Resolver {
  /// The type of the value that a closure returns when it is called where it stands:
  /// `{ let store = Store(); store.load(); return store }()`.
  func result(of closure: ClosureExprSyntax, in scope: Scope) -> TypeRef? {
    if let type = closure.signature?.returnClause?.type { return module.type(type, in: scope.owner) }
    var inner = scope
    for item in closure.statements {
      switch item.item {
      case .decl(let declaration):
        for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
          let written = binding.typeAnnotation.map { module.type($0.type, in: scope.owner) }
          let type = written ?? binding.initializer.flatMap { self.type(of: $0.value, in: inner) }
          inner.locals[name] = LocalFact(type: type)
        }
      case .stmt(let statement):
        guard let value = statement.as(ReturnStmtSyntax.self)?.expression else { continue }
        return type(of: value, in: inner)
      case .expr(let expression):
        if closure.statements.count == 1 { return type(of: expression, in: inner) }
      }
    }
    return nil
  }
}
