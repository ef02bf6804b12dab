import Tree

/// Protocols marked `@rethrows`, whose conformances decide whether their throwing requirements throw, as do those of the
/// protocols of asynchronous sequences.
extension DeclarationChecker {
  package func isRethrowing(_ declaration: NominalDeclaration) -> Bool {
    if declaration.isLibrary { return ["AsyncSequence", "AsyncIteratorProtocol"].contains(declaration.name) }
    return declaration.kind == .protocolType
      && declaration.detail?.syntax.flatMap { TypeHeader($0) }?.attributeNames.contains("rethrows") ?? false
  }

  /// The conformances to such protocols that a function relies on.
  package func rethrowingConformances(of function: FunctionDeclaration) -> [(Type, NominalDeclaration)] {
    var result: [(Type, NominalDeclaration)] = []
    func add(_ type: Type, _ protocols: [NominalDeclaration]) {
      for declaration in allProtocols(protocols) where isRethrowing(declaration) { result.append((type, declaration)) }
    }
    for parameter in function.genericParameters { add(.parameter(parameter), protocols(of: .parameter(parameter))) }
    let conditions =
      (function.owner?.detail?.requirements ?? []) + (function.detail?.context?.requirements ?? [])
      + (function.detail?.requirements ?? [])
    for case .conforms(let type, let declaration) in conditions { add(type, [declaration]) }
    return result
  }
}
