import Declarations
import Diagnostics
import Inference
import SwiftSyntax
import Tree

/// Initializers in extensions: those of a class only call initializers of the class.
extension DeclarationRules {
  func checkExtension(with node: InitializerDeclSyntax) {
    guard let kind = extendedKind(around: node), !checker.isOpen else { return }
    let isConvenience = node.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    let isRequired = node.modifiers.contains { $0.name.tokenKind == .keyword(.required) }
    let name = nameOfExtended(around: node)
    switch kind {
    case .classType:
      if !isConvenience { error(.declaration(.designatedInExtension(name, isClass: true)), at: node.initKeyword) }
      if isRequired { error(.declaration(.requiredInExtension(name)), at: node.initKeyword) }
    case .actor:
      if !isConvenience, node.body.map({ !delegates($0) }) ?? false {
        error(.declaration(.designatedInExtension(name, isClass: false)), at: node.initKeyword)
      }
    case .structure, .enumeration:
      if isConvenience { error(.modifier(.convenienceOfValue(kind)), at: node.initKeyword) }
      if isRequired { error(.modifier(.requiredOfValue(name)), at: node.initKeyword) }
    case .protocolType:
      if isConvenience { error(.modifier(.convenienceOfProtocol(name)), at: node.initKeyword) }
      if isRequired { error(.modifier(.requiredOfValue(name)), at: node.initKeyword) }
    }
  }

  /// True if the body calls `self.init`.
  private func delegates(_ body: CodeBlockSyntax) -> Bool {
    var tokens = body.tokens(viewMode: .sourceAccurate).makeIterator()
    var last: TokenKind?
    while let token = tokens.next() {
      if token.tokenKind == .keyword(.`init`), last == .period { return true }
      last = token.tokenKind
    }
    return false
  }
}
