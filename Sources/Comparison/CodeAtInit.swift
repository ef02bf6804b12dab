import SwiftSyntax

/// The effects of an initializer beyond storing values in its own instance.
struct CodeAtInit {
  /// The methods of the class, by name.
  let methods: [String: Syntax]

  /// True if the code may have an effect that remains when the instance is discarded at once. Creating values, and
  /// pipelines that end with the instance, leave no effect.
  func isBusy(_ code: Syntax) -> Bool { isBusy(code, within: []) }

  private func isBusy(_ code: Syntax, within known: Set<String>) -> Bool {
    let calls = Calls(viewMode: .sourceAccurate)
    calls.walk(code)
    return calls.names.contains { name in
      if Self.quiet.contains(name) || known.contains(name) { return false }
      if let method = methods[name] { return isBusy(method, within: known.union([name])) }
      return !(name.first?.isUppercase ?? false) || Self.active.contains(name)
    }
  }

  /// Types that start something when they are created.
  private static let active: Set<String> = ["Task", "Timer", "Thread", "Operation", "BlockOperation"]
  /// Functions that only create values, and those of pipelines.
  private static let quiet: Set<String> = [
    "init", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "reversed", "shuffled", "joined", "prefix",
    "suffix", "dropFirst", "dropLast", "enumerated", "zip", "stride", "min", "max", "abs", "append", "insert",
    "contains",
    "first", "last", "split", "components", "uppercased", "lowercased", "capitalized", "trimmingCharacters",
    "replacing",
    "replacingOccurrences", "formatted", "rounded", "addingTimeInterval", "date", "hasPrefix", "hasSuffix",
    "sink", "store", "assign", "debounce", "throttle", "combineLatest", "merge", "removeDuplicates", "receive",
    "eraseToAnyPublisher", "scan", "delay", "prepend", "handleEvents", "replaceError", "catch", "switchToLatest",
    "share", "publisher",
    "milliseconds", "seconds", "string", "bool", "integer", "double", "object", "array", "stringArray", "data", "value",
    "precondition", "assert", "decode", "encode", "dictionary", "url", "appending", "appendingPathComponent",
    "fileExists", "dateComponents", "startOfDay", "firstIndex", "lastIndex", "index", "allSatisfy", "sort", "remove",
    "removeAll", "removeFirst", "removeLast", "union", "formUnion", "intersection", "subtracting", "random",
    "randomElement",
  ]
}

private final class Calls: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      names.insert(name)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text)
      // `Timer.publish`, `Task.detached`
      if let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base.first?.isUppercase ?? false,
        member.declName.baseName.text != "init"
      {
        names.insert(base)
      }
    }
    return .visitChildren
  }

  /// Storing a closure does not run it.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    isHandedToValue(node) ? .visitChildren : .skipChildren
  }

  /// True if a call such as `(0..<6).map { … }` runs the closure at once.
  private func isHandedToValue(_ closure: ClosureExprSyntax) -> Bool {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
    if call.calledExpression.is(ClosureExprSyntax.self) || call.calledExpression.id == closure.id { return true }
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
    return ["forEach", "map", "filter", "reduce"].contains(name) && !call.description.contains("$")
  }
}
