import SwiftSyntax

/// Finds the classes of XCTest by the names of their superclasses, which may follow in the text.
final class TestCaseFinder: SyntaxVisitor {
  private static let base: Set<String> = ["XCTestCase", "XCTest.XCTestCase"]
  private var superclasses: [String: String] = [:]

  static func add(testCasesIn tree: SourceFileSyntax, to testCases: inout Set<String>) {
    let finder = TestCaseFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    var hasFound = true
    while hasFound {
      let found = finder.superclasses.filter { Self.base.contains($0.value) || testCases.contains($0.value) }.map(\.key)
      hasFound = !found.isEmpty
      testCases.formUnion(found)
      for name in found { finder.superclasses[name] = nil }
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    superclasses[node.name.text] = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    return .visitChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
