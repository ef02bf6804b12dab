import SwiftSyntax

/// Publishers that do not end. A publisher that ends releases its subscribers, so its closures may hold an object.
struct Streams {
  /// The code in which the publishers are used, and the parameters of its function.
  private let body: CodeBlockItemListSyntax?
  private let parameters: [(label: String?, name: String, type: TypeRef)]

  init(function: DeclaredFunction) {
    body = function.body
    parameters = function.parameters
  }

  init(getter: CodeBlockItemListSyntax) {
    body = getter
    parameters = []
  }

  /// True if the publisher of a `sink` or an `assign` does not end. An unknown publisher counts as one that ends:
  /// most functions that return a publisher make a request.
  func goesOn(_ call: FunctionCallExprSyntax) -> Bool {
    guard let publisher = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
    return goesOn(publisher, depth: 0)
  }

  private func goesOn(_ publisher: ExprSyntax, depth: Int) -> Bool {
    guard depth < 40 else { return false }
    if let call = publisher.as(FunctionCallExprSyntax.self) { return goesOn(call, depth: depth) }
    if let member = publisher.as(MemberAccessExprSyntax.self) {
      // A property that is a publisher is a stream: `model.$name`, `store.changes`, `objectWillChange`.
      return !["publisher"].contains(member.declName.baseName.text)
    }
    if let name = publisher.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let value = localValue(name) { return goesOn(value, depth: depth + 1) }
      guard let parameter = parameters.first(where: { $0.name == name }) else { return true }
      return parameter.type.name?.hasSuffix("Subject") ?? false
    }
    return false
  }

  private func goesOn(_ call: FunctionCallExprSyntax, depth: Int) -> Bool {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      // `CurrentValueSubject<Int, Never>(0)`, `Just(1)`, `fetch()`
      return call.calleeName?.hasSuffix("Subject") ?? false
    }
    let name = callee.declName.baseName.text
    if Self.ending.contains(name) { return false }
    if Self.starting.contains(name) {
      return callee.base?.trimmedDescription.hasPrefix("Timer") ?? false || name != "publish"
    }
    // `Publishers.Merge(a, b)` does not end as long as one of them does not.
    if callee.base?.trimmedDescription == "Publishers" {
      return call.arguments.contains { goesOn($0.expression, depth: depth + 1) }
    }
    guard let base = callee.base, Self.operators.contains(name) else { return false }
    return goesOn(base, depth: depth + 1)
  }

  /// The initial value of a local variable.
  private func localValue(_ name: String) -> ExprSyntax? {
    guard let body else { return nil }
    let finder = LocalFinder(name)
    finder.walk(body)
    return finder.value
  }

  /// Operators that end a publisher.
  private static let ending: Set<String> = [
    "first", "prefix", "output", "timeout", "last", "collect", "count", "reduce", "min", "max", "contains",
    "allSatisfy",
    "ignoreOutput", "future",
  ]

  /// Methods that create a publisher that does not end: `NotificationCenter.default.publisher(for:)`,
  /// `Timer.publish(every:…)`.
  private static let starting: Set<String> = ["publisher", "publish"]

  /// Operators that end only when their upstream publisher does.
  static let operators: Set<String> = [
    "map", "tryMap", "filter", "tryFilter", "compactMap", "tryCompactMap", "flatMap", "switchToLatest",
    "removeDuplicates",
    "dropFirst", "drop", "debounce", "throttle", "delay", "receive", "subscribe", "merge", "combineLatest", "zip",
    "eraseToAnyPublisher", "autoconnect", "share", "multicast", "print", "breakpoint", "handleEvents", "scan",
    "tryScan",
    "replaceNil", "replaceError", "replaceEmpty", "catch", "tryCatch", "retry", "mapError", "setFailureType",
    "assertNoFailure", "append", "prepend", "buffer", "measureInterval", "encode", "decode", "makeConnectable", "async",
  ]
}

/// Finds the initial value of a local variable by name.
final class LocalFinder: SyntaxVisitor {
  private let name: String
  private(set) var value: ExprSyntax?

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription == name, let initial = node.initializer?.value { value = value ?? initial }
    return .visitChildren
  }
}
