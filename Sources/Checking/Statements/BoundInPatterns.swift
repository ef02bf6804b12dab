import Diagnostics
import Inference
import Source
import SwiftSyntax

/// The variables that the patterns of one case bind: `case .circle(let size), .square(let size)`.
extension Checker {
  /// Reports variables that only some of the patterns bind, and those that are a `let` in one and a `var` in another.
  func checkBindings(of patterns: [PatternSyntax]) {
    guard patterns.count > 1 else { return }
    let all = patterns.map { pattern in
      let finder = BoundNames(viewMode: .sourceAccurate)
      finder.walk(pattern)
      return finder.found
    }
    let first = all[0]
    var reported: Set<String> = []
    func report(_ binding: BoundNames.Binding) {
      guard reported.insert(binding.name.identifierText).inserted else { return }
      error(.pattern(.boundInSome(binding.name.identifierText)), at: binding.name)
    }
    for bindings in all.dropFirst() {
      let names = Set(bindings.map(\.name.identifierText))
      for binding in bindings {
        guard let known = first.first(where: { $0.name.identifierText == binding.name.identifierText }) else {
          report(binding)
          continue
        }
        if known.isVar != binding.isVar {
          error(.pattern(.otherSpecifier(isVar: binding.isVar)), at: binding.name)
        }
      }
      for binding in first where !names.contains(binding.name.identifierText) { report(binding) }
    }
  }
}

/// The names that a pattern binds, in source order.
private final class BoundNames: SyntaxVisitor {
  struct Binding {
    let name: TokenSyntax
    let isVar: Bool
  }

  private(set) var found: [Binding] = []
  private var isVar = false

  override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
    isVar = node.bindingSpecifier.tokenKind == .keyword(.var)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    found.append(Binding(name: node.identifier, isVar: isVar))
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
