import SwiftParser
import SwiftSyntax

/// `Swift::Int`, a name with the module that declares it (SE-0491), becomes `Swift .Int`, which has the same length:
/// all offsets stay the same, and what follows knows only one form of a qualified name.
enum ModuleSelectors {
  /// The text in the other form; nil if there is no such name.
  static func replaced(in text: String, _ tree: SourceFileSyntax) -> String? {
    final class Finder: SyntaxVisitor {
      var found: [ModuleSelectorSyntax] = []
      var modules = KnownModules.all.union(["main"])
      override func visit(_ node: ModuleSelectorSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
      }
      override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { modules.insert(module.name.text) }
        return .skipChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    // A name before `::` that is no module, as in `counter::count`, is left for an error.
    let selectors = finder.found.filter { finder.modules.contains($0.moduleName.text) }
    if selectors.isEmpty { return nil }
    var bytes = Array(text.utf8)
    for selector in selectors {
      let end = selector.colonColon.endPositionBeforeTrailingTrivia.utf8Offset
      let blank = start(of: selector) ?? selector.colonColon.positionAfterSkippingLeadingTrivia.utf8Offset
      for index in blank..<end - 1 where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
      bytes[end - 1] = UInt8(ascii: ".")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// True if a text may contain one: most contain none, and need not be searched twice.
  static func mayOccur(in text: String) -> Bool {
    var isAfterColon = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: ":") {
        if isAfterColon { return true }
        isAfterColon = true
      } else {
        isAfterColon = false
      }
    }
    return false
  }

  /// The period before a member's module, as in `values.Swift::count`, whose receiver already determines the member.
  private static func start(of selector: ModuleSelectorSyntax) -> Int? {
    guard let period = selector.previousToken(viewMode: .sourceAccurate), period.tokenKind == .period else {
      return nil
    }
    return period.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
