import Code
import Machine
import Models
import Trace

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
