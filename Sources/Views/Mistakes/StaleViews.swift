import Code
import Machine
import Models
import Trace

/// A mounted view that shows an outdated value: a value that its body has read has changed, and nothing has run the
/// body again.
package struct StaleRead {
  package enum Cause {
    /// `@ObservationIgnored`
    case ignored(DeclaredOwner)
    /// A property of an ObservableObject that is not `@Published`.
    case unpublished(DeclaredOwner)
    case plainClass(DeclaredOwner)
    /// A `@Published` property of an object to which the view does not subscribe.
    case unobserved(Record, field: Int)
    case variable(isStatic: Bool)
    /// A local variable that a closure has captured.
    case captured
    /// The value of a `CurrentValueSubject`.
    case subject
    /// The value in an object of the library: the name of its type.
    case held(String)
    /// A value of the user defaults, under its key.
    case setting(SettingKey)
    /// A file or folder, under its path.
    case file(String)
    case clock

    /// The type whose declaration should be changed.
    var type: RuntimeType? {
      switch self {
      case .ignored(let owner), .unpublished(let owner), .plainClass(let owner): owner.type
      case .unobserved(let object, _): object.type
      case .variable, .captured, .subject, .held, .setting, .file, .clock: nil
      }
    }
  }

  package struct DeclaredOwner {
    package let type: RuntimeType
    package let property: String
  }

  /// The name as in events: `Item#1.done`.
  package let name: String
  package let old: String
  package let new: String
  package let cause: Cause
  /// ` since app.swift:12 (Item.toggle())`: the origin of the write; empty if unknown.
  let since: String
  /// The line of the body, or of code that it calls, with the read.
  package let place: SourcePlace

  func tells(of instance: Instance) -> Bool {
    if case .unobserved(let object, _) = cause { return instance.record === object }
    return name.hasPrefix("\(instance.name).")
  }
}

extension MountedView {
  /// The untracked reads of the last run whose values have changed since.
  package final var staleReads: [StaleRead] {
    silentReads.compactMap { read in
      hierarchy.change(of: read, for: self).flatMap { hierarchy.staleRead(read, $0, self) }
    }
  }

  /// The names of the values that the last run read untracked, as in events: `Item#1.done`.
  package final var namesOfSilentReads: [String] {
    silentReads.compactMap { hierarchy.staleRead($0, $0.seen, self)?.name }
  }
}

extension ViewHierarchy {
  /// Makes views record their untracked reads.
  func beginNotingReads() {
    guard mistakes.isOn else { return }
    session.noteReads?()
    bridge.noteSilentReads()
  }

  /// Called when time has advanced without running anything.
  package func timeHasPassed() { if !silentReaders.isEmpty { findStaleViews() } }

  /// At the end of a turn, reports the views that show outdated values.
  func findStaleViews() {
    var found: [(view: MountedView, index: Int, now: SeenValue)] = []
    for view in silentReaders.values where !view.isStale && view.isMounted && view.silentReads.mayHaveChanged {
      for (index, read) in view.silentReads.enumerated() where !read.isTold {
        if let now = change(of: read, for: view) { found.append((view, index, now)) }
      }
    }
    for one in found.sorted(by: { ($0.view.order, $0.index) < ($1.view.order, $1.index) }) {
      let read = one.view.silentReads[one.index]
      let stale = staleRead(read, one.now, one.view)
      one.view.noteTold(one.index, since: stale?.since)
      if let stale { tell(stale, one.view) }
    }
  }

  /// The current value of a read, if it differs.
  func change(of read: SilentRead, for view: MountedView) -> SeenValue? {
    guard bridge.hasChanged(read), let now = bridge.current(read), now.digest != read.seen.digest,
      !bridge.isWrittenByBodies(read)
    else {
      return nil
    }
    if case .clock = read.source, !mayMissTime(view, read, now) { return nil }
    return now
  }

  func staleRead(_ read: SilentRead, _ now: SeenValue, _ view: MountedView) -> StaleRead? {
    let (name, cause): (String, StaleRead.Cause)
    switch read.source {
    case .property(let instance, let member, let element):
      name = "\(instance.name).\(Self.words(for: member, element))"
      let property = String(member.name.prefix { $0 != "." && $0 != "[" })
      let owner = StaleRead.DeclaredOwner(type: instance.type.declaring(property), property: property)
      if runtime.conforms(instance.type, to: .observable) {
        // The macro covers the properties of its own class: not those of a superclass or a subclass without it (1.10).
        cause = mistakes.sources?.isObservable(owner.type) ?? true ? .ignored(owner) : .plainClass(owner)
      } else if runtime.conforms(instance.type, to: .observableObject) {
        cause = .unpublished(owner)
      } else {
        cause = .plainClass(owner)
      }
    case .variable(let member, let element):
      name = Self.words(for: member, element)
      cause = .variable(isStatic: member.name.contains("."))
    case .captured(_, let member, let element):
      name = Self.words(for: member, element)
      cause = .captured
    case .held(let held):
      guard let (ownName, ownCause) = explain(held) else { return nil }
      (name, cause) = (ownName, ownCause)
    case .setting(let setting): (name, cause) = ("'\(setting.key)' of UserDefaults", .setting(setting.key))
    case .file(let file): (name, cause) = ("the file '\(file.path)'", .file(file.path))
    case .clock: (name, cause) = ("the time", .clock)
    }
    return StaleRead(
      name: name, old: read.seen.text, new: now.text, cause: cause, since: read.since ?? since(writer(of: read)),
      place: read.place)
  }

  /// The name and the cause of a value in an object that is no model; nil if the object is gone.
  private func explain(_ held: HeldValue) -> (String, StaleRead.Cause)? {
    guard let object = held.object else { return nil }
    switch held.holder {
    case .published:
      guard let (model, field) = owner(of: object) else { return nil }
      return ("\(Self.name(of: model)).\(ModelSnapshot.name(of: field, in: model))", .unobserved(model, field: field))
    case .subject:
      guard let (subject, _) = owner(of: object) else { return nil }
      return (Self.name(ofSubject: subject, in: owner(of: subject)), .subject)
    case .library:
      guard let object = object as? Record else { return nil }
      return (name(ofHeld: object, in: owner(of: object)), .held(object.type.baseName))
    }
  }

  /// The origin of the write. For published properties the history of the turn has it.
  private func writer(of read: SilentRead) -> SilentRead.Writer? {
    guard case .held(let held) = read.source, held.holder == .published,
      let (object, field) = held.object.flatMap(owner)
    else {
      return bridge.writer(of: read)
    }
    let name = ModelSnapshot.name(of: field, in: object)
    let write = bridge.history.writes.first { $0.instance.record === object && bridge.memberName($0) == name }
    return write.flatMap(bridge.history.origin).flatMap { origin in
      origin.site.map { SilentRead.Writer(site: $0, cause: origin.cause) }
    }
  }

  /// `Feed#1.count.value`, or `CurrentValueSubject.value` if no instance stores the subject.
  private static func name(ofSubject subject: Record, in owner: (Record, Int)?) -> String {
    guard let (object, field) = owner else { return "\(subject.type.baseName).value" }
    return "\(name(of: object)).\(ModelSnapshot.name(of: field, in: object)).value"
  }

  /// `Gauge#1.value`, or `Mutex` if no instance stores the object.
  private func name(ofHeld object: Record, in owner: (Record, Int)?) -> String {
    guard let (holder, field) = owner else { return object.type.baseName }
    return "\(Self.name(of: holder)).\(ModelSnapshot.name(of: field, in: holder))"
  }

  private static func words(for member: ObservedMember, _ element: Int?) -> String {
    guard let element, let gap = member.name.firstIndex(of: "…") else { return member.name }
    return member.name[..<gap] + "\(element)" + member.name[member.name.index(after: gap)...]
  }

  /// The object whose `@Published` property stores its value in a cell.
  private func owner(of cell: AnyObject) -> (Record, Int)? {
    var found: (Record, Int)?
    runtime.machine.heap.forEachInstance { object in
      if found != nil { return }
      if let index = (0..<object.count).first(where: { object[$0].object === cell }) { found = (object, index) }
    }
    return found
  }

  /// True if the view shows an outdated time: no view runs as time passes, and at least a second has passed. The
  /// expression that is mounted gives its view a first time: `Page(opened: Date())`.
  private func mayMissTime(_ view: MountedView, _ read: SilentRead, _ now: SeenValue) -> Bool {
    if view is RootNode { return false }
    guard let old = Double(read.seen.text), let new = Double(now.text), new - old >= 1 else { return false }
    var scope = view as? ScopeNode
    while let node = scope {
      if node.name.hasSuffix(".TimelineView") { return false }
      scope = node is RootNode ? nil : node.context?.owner
    }
    // SwiftUI itself keeps such a text current; and a date made relative to now is an example, not the time.
    let line = mistakes.sources?.line(at: read.place)?.text ?? ""
    let kept = ["style:", "timerInterval:", "in:", "countsDown:", "TimelineView(", "timeIntervalSinceNow:"]
    return !kept.contains(where: line.contains)
  }

  // MARK: Telling

  private func tell(_ stale: StaleRead, _ view: MountedView) {
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

  private func since(_ writer: SilentRead.Writer?) -> String {
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
    let makes = declared?.hasInitialValue ?? false && binding.contains("\(type.baseName)(")
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

extension RuntimeType {
  /// The class that declares a stored property: the type itself or one of its superclasses.
  fileprivate func declaring(_ property: String) -> RuntimeType {
    guard let index = fields.firstIndex(where: { $0.name == property }) else { return self }
    var type = self
    while index < type.inheritedFieldCount, let base = type.superclass { type = base }
    return type
  }
}
