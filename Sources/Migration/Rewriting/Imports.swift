import Lint
import SwiftSyntax

/// The imports that a file needs when its classes are observable.
struct Imports {
  private static let macroModules: Set<String> = ["SwiftUI", "Observation", "SwiftData"]

  /// The edit that gives a file the macro's module.
  ///
  /// - Parameter text: The file with all other edits made.
  static func edit(_ text: String) -> TextEdit? {
    let file = LintedFile(name: "", text: text)
    let items = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let names = items.map(\.path.trimmedDescription)
    if names.contains(where: macroModules.contains) { return nil }
    if let combine = items.first(where: { $0.path.trimmedDescription == "Combine" }), !usesCombine(file.tree) {
      // Modules are named in their order: the new one takes the place of the old one where that is kept.
      return TextEdit(range: combine.path.span, text: "Observation")
    }
    guard let last = items.last else {
      let start = file.tree.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
      return TextEdit(range: start..<start, text: "import Observation" + file.newline + file.newline)
    }
    let next = items.first { $0.path.trimmedDescription > "Observation" }
    if let next, names == names.sorted() {
      let start = next.span.lowerBound
      return TextEdit(range: start..<start, text: "import Observation" + file.newline)
    }
    let end = last.span.upperBound
    return TextEdit(range: end..<end, text: file.newline + "import Observation")
  }

  private static let combineNames: Set<String> = [
    "AnyCancellable", "Cancellable", "Publisher", "Publishers", "AnyPublisher", "Subject", "PassthroughSubject",
    "CurrentValueSubject", "Just", "Future", "Empty", "Fail", "Deferred", "Record", "Subscribers", "Subscriber",
    "Subscription", "Subscriptions", "Published", "ObservableObject", "ObservableObjectPublisher", "sink",
    "receive", "eraseToAnyPublisher", "publisher", "autoconnect", "dataTaskPublisher", "debounce", "throttle",
    "removeDuplicates", "assign", "store", "objectWillChange", "ConnectablePublisher", "Scheduler", "values",
    "TopLevelDecoder", "TopLevelEncoder", "Combine",
  ]

  private static func usesCombine(_ tree: SourceFileSyntax) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind, combineNames.contains(name) else { return false }
      return !token.isInImport
    }
  }
}

extension TokenSyntax {
  fileprivate var isInImport: Bool {
    var node = parent
    while let current = node {
      if current.is(ImportDeclSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
