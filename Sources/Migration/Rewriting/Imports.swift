import Lint
import SwiftSyntax

/// The imports that a file needs when its classes are observable.
struct Imports {
  /// The edit that imports the macro's module in a file.
  ///
  /// - Parameter text: The file with all other edits made.
  static func edit(_ text: String, _ dialect: Dialect) -> TextEdit? {
    let module = dialect.module
    let file = LintedFile(name: "", text: text)
    let items = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let names = items.map(\.path.trimmedDescription)
    if names.contains(where: dialect.modules.contains) { return nil }
    if let combine = items.first(where: { $0.path.trimmedDescription == "Combine" }), !usesCombine(file.tree) {
      // Imports stay sorted: the new module replaces the old one if the order allows it.
      return TextEdit(range: combine.path.span, text: module)
    }
    guard let last = items.last else {
      let start = file.tree.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
      return TextEdit(range: start..<start, text: "import \(module)" + file.newline + file.newline)
    }
    let next = items.first { $0.path.trimmedDescription > module }
    if let next, names == names.sorted() {
      let start = next.span.lowerBound
      return TextEdit(range: start..<start, text: "import \(module)" + file.newline)
    }
    let end = last.span.upperBound
    return TextEdit(range: end..<end, text: file.newline + "import \(module)")
  }

  /// The edit that imports Combine in a file with a subject. SwiftUI and Foundation pass on only ObservableObject and
  /// Published.
  static func subjectEdit(_ text: String) -> TextEdit? {
    let file = LintedFile(name: "", text: text)
    let items = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    if items.contains(where: { ["Combine", "OpenCombine"].contains($0.path.trimmedDescription) }) { return nil }
    return combineFirst(in: file, before: items)
  }

  /// The edit that imports Combine in a file, for published properties.
  static func legacyEdit(_ text: String) -> TextEdit? {
    guard text.contains("ObservableObject") else { return nil }
    let file = LintedFile(name: "", text: text)
    let items = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let names = items.map(\.path.trimmedDescription)
    if names.contains(where: ["SwiftUI", "Combine"].contains) { return nil }
    if let observation = items.first(where: { $0.path.trimmedDescription == "Observation" }) {
      return TextEdit(range: observation.path.span, text: "Combine")
    }
    return combineFirst(in: file, before: items)
  }

  /// The edit that imports Combine before the other imports, or at the beginning of a file without any.
  private static func combineFirst(in file: LintedFile, before items: [ImportDeclSyntax]) -> TextEdit {
    let start = items.first?.span.lowerBound ?? file.tree.statements.first?.span.lowerBound ?? 0
    let end = file.newline + (items.isEmpty ? file.newline : "")
    return TextEdit(range: start..<start, text: "import Combine" + end)
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
