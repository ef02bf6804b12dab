import SwiftSyntax

/// Reads of files, whose changes no view is told about.
extension FunctionCallExprSyntax {
  /// True for `String(contentsOf: url)` and `FileManager.default.fileExists(atPath: path)`, but not for what is part of
  /// the app, which does not change.
  var readsFile: Bool {
    if tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "Bundle" }) { return false }
    if calledExpression.is(DeclReferenceExprSyntax.self), let name = calleeName {
      let label = arguments.first?.label?.text
      return ["String", "Data"].contains(name) && (label == "contentsOf" || label == "contentsOfFile")
    }
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self), callee.base?.isDefaultFileManager ?? false
    else {
      return false
    }
    return Self.questions.contains(callee.declName.baseName.text)
  }

  /// The argument that names the file.
  var fileName: String { arguments.first?.expression.trimmedDescription ?? "" }

  fileprivate var writesFile: Bool {
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    if callee.base?.isDefaultFileManager ?? false { return Self.changes.contains(callee.declName.baseName.text) }
    let label = arguments.first?.label?.text
    return callee.declName.baseName.text == "write" && (label == "to" || label == "toFile")
  }

  private static let questions: Set<String> = [
    "fileExists", "contents", "contentsOfDirectory", "attributesOfItem", "subpaths", "subpathsOfDirectory",
    "contentsEqual", "isReadableFile", "isWritableFile",
  ]

  private static let changes: Set<String> = [
    "createFile", "createDirectory", "removeItem", "moveItem", "copyItem", "replaceItem", "replaceItemAt", "trashItem",
  ]
}

extension ExprSyntax {
  /// `FileManager.default`
  fileprivate var isDefaultFileManager: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "default" else {
      return false
    }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "FileManager"
  }
}

/// Collects the files that code writes, moves or removes, as the arguments that name them.
final class FileWrites: SyntaxVisitor {
  private(set) var targets: Set<String> = []

  static func targets(in file: SourceFileSyntax) -> Set<String> {
    let finder = FileWrites(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.targets
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.writesFile { targets.formUnion(node.arguments.map(\.expression.trimmedDescription)) }
    return .visitChildren
  }
}
