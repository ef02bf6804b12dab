import Code
import Machine
import Models
import Trace

/// The words for stale views: what is shown, what is so, and why nothing ran.
extension ViewHierarchy {
  func tell(_ stale: StaleRead, _ view: MountedView) {
    let scope = (view as? ScopeNode)?.programScope
    if case .unobserved(let object, let field) = stale.cause, let holder = scope as? ViewNode,
      let held = holder.heldObjects.first(where: { $0.object === object })
    {
      return tell(stale, held.property, held.isState, held.type, object, field, in: holder)
    }
    let name = scope?.name ?? view.name
    let rule = words(for: stale.cause).rule
    let line = place(of: stale)
    if isAllowed(rule, stale, line) { return }
    report(
      rule, in: name, property: Self.cause(stale), text: "\(name) \(words(for: stale)).",
      advice: advice(for: stale, line), at: line ?? mistakes.sources?.line(at: stale.place))
  }

  /// True if a comment allows the rule where the value is read or declared.
  private func isAllowed(_ rule: MistakeRule, _ stale: StaleRead, _ line: SourceLine?) -> Bool {
    guard let sources = mistakes.sources else { return false }
    if sources.allows(rule, at: stale.place) { return true }
    guard let line, let type = stale.cause.type else { return false }
    return sources.allows(rule, at: line, in: type)
  }

  /// The cause without the instance.
  private static func cause(_ stale: StaleRead) -> String {
    switch stale.cause {
    case .ignored(let owner), .unpublished(let owner), .plainClass(let owner): "\(owner.type.name).\(owner.property)"
    case .unobserved(let object, _): object.type.name
    case .variable, .captured, .subject, .held, .setting, .file: stale.name
    case .clock: "time"
    }
  }

  func since(_ writer: SilentRead.Writer?) -> String {
    guard let writer, let line = mistakes.sources?.line(at: writer.site.place) else { return "" }
    return " since \(line.place)" + (writer.site.functionName.map { " (\($0))" } ?? "")
      + (writer.cause.map { ", by \($0)" } ?? "")
  }

  /// The words for a stale read: the value shown, the current value, and the reason why the view was not invalidated.
  func words(for stale: StaleRead) -> String {
    let why = words(for: stale.cause).why
    if case .clock = stale.cause {
      return "still shows the time of its last run, \(stale.old) s; it is now \(stale.new) s: \(why)"
    }
    if case .file = stale.cause {
      return "shows \(stale.name) as it was, which has changed\(stale.since): \(why)"
    }
    // A program may make anything of a missing value: `bool(forKey:)` gives false.
    if case .setting = stale.cause, stale.old == "nil" {
      return "still shows that \(stale.name) had no value, but it is \(stale.new)\(stale.since): \(why)"
    }
    return "shows \(stale.old), but \(stale.name) is \(stale.new)\(stale.since): \(why)"
  }

  private func words(for cause: StaleRead.Cause) -> (rule: MistakeRule, why: String) {
    switch cause {
    case .ignored(let owner):
      (.ignoredPropertyRead, "'\(owner.property)' is '@ObservationIgnored', so its changes are not observed")
    case .unpublished(let owner):
      (.unpublishedProperty, "'\(owner.property)' is not '@Published', so its changes are not announced")
    case .plainClass(let owner):
      (
        .plainClassRead,
        "'\(owner.property)' is in \(owner.type.baseName), \(kind(ofUnobserved: owner.type)), so its changes are not observed"
      )
    case .unobserved(let object, _):
      isShared(object)
        ? (.singletonWithoutWrapper, "the view reads a shared ObservableObject that it does not observe")
        : (
          .nestedObject, "the view does not observe \(Self.name(of: object)), and no other object forwards its changes"
        )
    case .variable(let isStatic):
      (.untrackedVariableRead, "\(isStatic ? "static" : "global") variables are not observed")
    case .captured:
      (.untrackedVariableRead, "local variables that closures capture are not observed")
    case .subject: (.plainClassRead, "views do not subscribe to a CurrentValueSubject whose 'value' they read")
    case .held(let type): (.plainClassRead, "a value that \(type) holds is not observed")
    case .setting: (.defaultsRead, "changes to UserDefaults are not observed")
    case .file: (.untrackedVariableRead, "changes to files are not observed")
    case .clock: (.clockRead, "the passage of time does not update a view")
    }
  }

  private func kind(ofUnobserved type: RuntimeType) -> String {
    runtime.conforms(type, to: .observable) ? "a subclass without '@Observable'" : "a plain class"
  }

  /// The line to change.
  private func place(of stale: StaleRead) -> SourceLine? {
    switch stale.cause {
    case .ignored(let owner), .unpublished(let owner):
      mistakes.sources?.declaration(of: owner.property, in: owner.type)?.line
    case .plainClass(let owner): mistakes.sources?.declaration(of: owner.type)
    case .unobserved, .variable, .captured, .subject, .held, .setting, .file, .clock: nil
    }
  }

  private func advice(for stale: StaleRead, _ line: SourceLine?) -> String {
    let place = line.map { "\($0.place): " } ?? ""
    switch stale.cause {
    case .ignored(let owner): return "\(place)remove '@ObservationIgnored' from '\(owner.property)'"
    case .unpublished(let owner):
      let text = line?.text ?? "var \(owner.property)"
      if text.contains("lazy ") { return "\(place)make '\(owner.property)' a '@Published' property that is not lazy" }
      return "\(place)'\(text)' → '@Published \(text)'"
    case .plainClass(let owner):
      let name = owner.type.baseName
      return "\(place)'class \(name)' → '@Observable class \(name)'"
    case .unobserved(let object, _):
      let name = object.type.baseName
      return isShared(object)
        ? "hold it in the view: '@ObservedObject private var …: \(name)'"
        : "pass the \(name) to a view that has it as '@ObservedObject', or send its changes on with 'objectWillChange'"
    case .variable, .captured:
      return "make '\(stale.name)' a property of an '@Observable' model that the view holds"
    case .subject: return "receive it with '.onReceive', or keep the value in a tracked property"
    case .held:
      return "keep the value in a tracked property, or call 'access(keyPath:)' and 'withMutation(keyPath:)' around it"
    case .setting(let key):
      let store = key.suite.isEmpty ? "" : ", store: …"
      return "read it by '@AppStorage(\"\(key.name)\"\(store))', or keep it in a tracked property"
    case .file: return "read it in an action or in '.task', and keep what it says in a tracked property"
    case .clock: return "put the view in a 'TimelineView', or keep the time in a tracked property that a timer sets"
    }
  }

  /// True if the view's initializer makes the object for its `@State`: `_model = State(initialValue: Model(start))`.
  private func isMadeByInitializer(_ type: RuntimeType, of view: ViewNode) -> Bool {
    ["initialValue", "wrappedValue"].contains { label in
      let text = "State(\(label): \(type.baseName)("
      return !(mistakes.sources?.lines(containing: text, in: view.type.type).isEmpty ?? true)
    }
  }

  /// True if a variable of the program holds the object.
  private func isShared(_ object: Record) -> Bool { session.sharedObjects?().contains { $0 === object } ?? false }

  private func tell(
    _ stale: StaleRead, _ name: String, _ isState: Bool, _ type: RuntimeType, _ object: Record, _ field: Int,
    in view: ViewNode
  ) {
    let declared = mistakes.sources?.declaration(of: name, in: view.type.type)
    let line = declared?.line.text ?? "\(isState ? "@State var" : "let") \(name): \(type.name)"
    let binding = declared?.binding ?? "\(name): \(type.name)"
    // The view that creates the object owns it; a view does not own other objects.
    let makes =
      declared?.hasInitialValue ?? false
      && ["\(type.baseName)(", "= .init("].contains(where: binding.contains)
      || isState && isMadeByInitializer(type, of: view)
    let wrapper = makes ? "@StateObject private var" : "@ObservedObject var"
    report(
      isState ? .objectInState : .unobservedObject, in: view.name, property: name,
      text:
        "\(view.name).\(name): \(stale.name) is now \(stale.new), but \(view.name) has not run and still shows \(stale.old):"
        + " '\(line)' holds an ObservableObject without observing it.",
      advice: "\(declared.map { "\($0.line.place): " } ?? "")'\(line)' → '\(wrapper) \(binding)'", at: declared?.line)
  }
}

extension ViewNode {
  /// The ObservableObjects in plain properties and `@State`. Objects with their own `objectWillChange` are left out,
  /// because they may send at any time.
  fileprivate var heldObjects: [(property: String, isState: Bool, type: RuntimeType, object: Record)] {
    guard let value else { return [] }
    let runtime = hierarchy.runtime
    let legacy = hierarchy.bridge.legacy
    var found: [(property: String, isState: Bool, type: RuntimeType, object: Record)] = []
    for field in type.instanceFields where field.kind == .plain {
      guard let object = runtime.instance(field, of: value) else { continue }
      found.append((field.name, false, field.type, object))
    }
    for state in states {
      guard case .classType = state.type.kind, let object = state.value.object as? Record else { continue }
      found.append((state.member, true, state.type, object))
    }
    return found.filter { legacy.isObservableObject($0.object) }
  }
}
