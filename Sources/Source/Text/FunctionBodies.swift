import Diagnostics
import SwiftSyntax

/// The ranges of the bodies of functions, initializers and accessors: swiftc checks them last.
package final class FunctionBodies: SyntaxVisitor {
  private var ranges: [Range<Int>] = []

  package init(of tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  package func contain(_ offset: Int) -> Bool { ranges.contains { $0.contains(offset) } }

  /// The end of the outermost body around a place.
  package func end(around offset: Int) -> Int? { ranges.first { $0.contains(offset) }?.upperBound }

  /// The start of the innermost body around a place, if a body contains that one.
  package func startOfLocalFunction(around offset: Int) -> Int? {
    let around = ranges.filter { $0.contains(offset) }
    return around.count > 1 ? around.last?.lowerBound : nil
  }

  /// A nested body belongs to the outer one.
  private func note(_ body: (some SyntaxProtocol)?) -> SyntaxVisitorContinueKind {
    guard let body else { return .visitChildren }
    // A missing return is reported at the closing brace.
    let end = body.endPositionBeforeTrailingTrivia.utf8Offset
    ranges.append(body.positionAfterSkippingLeadingTrivia.utf8Offset..<end)
    return .visitChildren
  }

  package override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.body) }
  package override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { note(node.body) }
  package override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { note(node.body) }
  package override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.body) }
  package override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { note(node) } else { .visitChildren }
  }
}
