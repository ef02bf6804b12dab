import Views

/// The wrapper that fits a value in a view, and why the others do not.
struct ValueAdvice {
  let name: String
  let view: String
  let use: ValueUse

  private enum Choice { case computed, constant, own, bind, shared, environment }

  private var choice: Choice {
    switch use.storage {
    case .computed: return .computed
    case .environment: return .environment
    case .shared: return .shared
    case .plain, .state, .binding, .other: break
    }
    if !use.isWritten { return use.isGiven || use.storage == .plain ? .constant : .own }
    return use.isGiven ? .bind : .own
  }

  var lines: [String] {
    [declaration] + evidence.map { "  \($0)" } + others.map { "  not \($0.wrapper): \($0.reason)" }
  }

  private var type: String { use.type.isEmpty ? "" : ": \(use.type)" }

  private var declaration: String {
    switch choice {
    case .computed: "\(use.line.text.prefix { $0 != "{" })".trimmed + ", computed as it is"
    case .constant: use.hasInitialValue ? "let \(use.binding)" : "let \(name)\(type)"
    case .own: "@State private var \(use.hasInitialValue ? use.binding : name + type)"
    case .bind: "@Binding var \(name)\(type)"
    case .shared, .environment: use.line.text
    }
  }

  /// The session's evidence for the choice.
  private var evidence: [String] {
    var lines: [String] = []
    switch choice {
    case .computed: lines.append("\(view) computes it at each run (\(use.line.place)), so it needs no storage.")
    case .environment: lines.append("The environment of \(view) contains the value (\(use.line.place)).")
    case .shared:
      lines.append("It is stored under its key and outlives \(view); all views with that key see its changes.")
    case .own:
      let start = use.hasInitialValue ? ": it starts with its initial value" : ""
      lines.append("\(view) keeps it (\(use.line.place)), and no parent passes it\(start).")
    case .bind, .constant:
      let from = use.parent.map { "from the body of \($0)" } ?? "from outside"
      let place = use.giving.map { " (\($0.place): \($0.text))" } ?? ""
      lines.append(
        use.isGiven
          ? "\(view) receives it \(from)\(place)." : "It has the same value in each \(view) (\(use.line.place)).")
    }
    if choice == .bind, !use.isGivenBinding, use.giving != nil, let parent = use.parent {
      lines.append("\(parent) must pass a binding: '\(name): $…'.")
    }
    if let write = use.writes.first { lines.append("\(view) writes it: \(write.place): \(write.text)") }
    if let binding = use.bindings.first { lines.append("It makes bindings: \(binding.place): \(binding.text)") }
    if !use.isWritten, ![.computed, .environment].contains(choice) {
      lines.append("\(view) neither writes it nor makes bindings to it.")
    }
    return lines
  }

  private var others: [(wrapper: String, reason: String)] {
    let source = use.parent ?? "its parent"
    switch choice {
    case .computed:
      return [
        ("@State", "it would keep a copy that does not follow its source"),
        ("@Binding", "there is nothing stored to write"),
      ]
    case .constant:
      return [
        ("@State", use.isGiven ? "it keeps only the first value that it receives" : "nothing writes it"),
        ("@Binding", "\(view) does not write it"),
      ]
    case .own:
      return [
        ("let or var", "a body cannot write it, and each run of the parent would reset it"),
        ("@Binding", "no parent keeps it"), ("@AppStorage", "only values that outlive the view belong there"),
      ]
    case .bind:
      return [
        (
          "@State",
          use.storage == .state
            ? "\(view) writes a copy of its own, and \(source) is not notified: right only for a draft"
            : "\(view) would write a copy of its own, and \(source) would not be notified"
        ),
        ("let", "\(view) writes it"),
      ]
    case .shared:
      return [
        ("@State", "the value would end with \(view)"), ("@Binding", "no parent passes it"),
        ("let", "\(view) would not follow the stored value"),
      ]
    case .environment:
      return [
        ("let or @Binding", "every view in between would have to pass it on"),
        ("@State", "it would keep the first value"),
      ]
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
