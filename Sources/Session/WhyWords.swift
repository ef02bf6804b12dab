import Code
import Machine
import Models
import Trace
import Views

/// The words of `:why`.
struct WhyWords {
  let bridge: ObservationBridge
  let machine: Machine
  /// True if the turn is paused: its bodies have yet to run.
  var isPaused = false
  /// Puts the line and the cause of a write into words.
  var origin: (WriteHistory.Origin) -> WriteOrigin? = { _ in nil }

  /// One or more sentences, one per line.
  func lines(for explanation: Explanation, of view: MountedView?, name: String) -> [String] {
    switch explanation {
    case .unmounted: ["\(name) is no longer mounted, so it observes nothing."]
    case .stale(let causes):
      ["\(name) is stale and runs \(isPaused ? "later in this turn" : "at ':commit'"):"]
        + causes.map { "  \(words(for: $0, in: view))" }
    case .firstRun:
      ["\(name) ran in the last turn for the first time\(view.map { "; it \(reads(of: $0))" } ?? "")."]
    case .ran(let causes, let wasCut): ran(causes, wasCut: wasCut, view, name)
    case .didNotRun(let reasons): idle(reasons, view, name)
    }
  }

  // MARK: Why it ran

  private func ran(_ causes: [Invalidation], wasCut: Bool, _ view: MountedView?, _ name: String) -> [String] {
    let number = "#\(view?.runs ?? 0)"
    let start =
      wasCut
      ? "\(name) ran in the last turn until \(number), when its redraw loop was stopped"
      : "\(name) ran in the last turn (\(number))"
    if let cause = causes.first, causes.count == 1 { return ["\(start): \(words(for: cause, in: view))."] }
    return ["\(start):"] + causes.map { "  \(words(for: $0, in: view))" }
  }

  /// `Cart#1.prices was written, which the computed Cart.total reads for \.total`
  func words(for cause: Invalidation, in view: MountedView?) -> String {
    let body = cause.writer.map { " by the body of \($0.reference)" } ?? ""
    func by(_ writer: String) -> String { writer.isEmpty ? body : writer }
    return switch cause.reason {
    case .property(let dependency, let isInPlace):
      "\(bridge.reference(dependency)) was \(isInPlace ? "changed in place" : "written")"
        + "\(by(writer(of: dependency)))\(link(from: dependency, in: view))"
    case .object(let name, let member):
      "\(name), to which it subscribes, announced a change\(member.map { " (\($0))" } ?? "")"
        + by(writer(ofMember: member, of: name))
    case .state(let property): "\(property) was written\(by(words(for: cause.origin)))"
    case .value(let fields):
      fields.isEmpty
        ? "its parent ran and passed a value that is not equal"
        : "its parent ran and passed a value that differs in \(fields.joined(separator: ", "))"
    case .environment(let key): "the environment value \(key) changed"
    case .redeclared(let type): "\(type) was redeclared"
    case .remade: "':remake' ran it"
    }
  }

  /// `, at app.swift:12 (Counter.increment()), by :tap "Add"`: where the program itself has written, and not the input.
  private func writer(of dependency: Dependency) -> String { words(for: bridge.history.origin(of: dependency)) }

  private func writer(ofMember member: String?, of object: String) -> String {
    let write = bridge.history.writes.first {
      $0.instance.name == object && (member == nil || bridge.memberName($0) == member)
    }
    return write.map(writer) ?? ""
  }

  private func words(for origin: WriteHistory.Origin?) -> String {
    guard let origin = origin.flatMap(self.origin), !origin.isInput else { return "" }
    return " at \(origin.words)"
  }

  /// The path by which the view reads the property, if it is more than the property's name.
  private func link(from dependency: Dependency, in view: MountedView?) -> String {
    guard let view = view as? BoundView,
      let index = view.source.paths.indices.first(where: { view.reads(ofPath: $0).contains(dependency) })
    else { return "" }
    let path = view.source.paths[index]
    let member = bridge.reference(dependency).member
    if let computed = path.links.first(where: { $0.kind == .computed }),
      !path.links.contains(where: { $0.kind == .tracked && $0.name == member })
    {
      return ", which \(owned(computed)) reads for \(path.text)"
    }
    return path.links.last?.name == member ? "" : ", which \(path.text) goes through"
  }

  /// `the computed Cart.total`
  private func owned(_ link: PathLink) -> String {
    "the computed \(link.owner.isEmpty ? "" : "\(link.owner).")\(link.name)"
  }

  // MARK: Why it did not

  private func idle(_ reasons: [IdleReason], _ view: MountedView?, _ name: String) -> [String] {
    let start = "\(name) has not run since #\(view?.runs ?? 0)"
    let sentences = reasons.map { sentence($0, view) }
    guard let only = sentences.first else { return ["\(start): nothing it reads was written."] }
    if sentences.count == 1 {
      if case .showsOldValue = reasons[0] { return ["\(start) and \(only)."] }
      return ["\(start): \(only)."]
    }
    return ["\(start):"] + sentences.map { "  \($0)" }
  }

  func sentence(_ reason: IdleReason, _ view: MountedView?) -> String {
    let reads = view.map { "it \(self.reads(of: $0))" } ?? "it is gone"
    switch reason {
    case .equalWrite(let dependency):
      let value = bridge.currentText(of: dependency).map { " (\($0))" } ?? ""
      return "it reads \(bridge.reference(dependency)), whose last write was equal\(value)"
    case .notRead(let dependencies, let more):
      return "\(notRead(dependencies, more, view)); \(reads)"
    case .notForwarded(let dependencies, let objects):
      return "the last turn published \(names(dependencies)), but it subscribes only to "
        + "\(objects.joined(separator: ", ")): changes of another object are not forwarded"
    case .ownPublisher(let dependencies):
      let type = dependencies.first?.instance.type.name ?? ""
      return "the last turn wrote \(names(dependencies)), but \(type) declares its own objectWillChange, which "
        + "@Published does not use"
    case .notSubscribed(let dependencies, let holder, let isState):
      return notSubscribed(dependencies, holder, isState: isState)
    case .nothingWritten:
      return "the last turn wrote nothing that is tracked; \(reads)"
    case .silent(let path, let link, let change):
      return silent(path, link, change)
    case .endedEarly(let path, let place):
      let end = place.map { "\(bridge.reference($0)), which is nil" } ?? "nil"
      return "\(path.text) ends at \(end), so nothing after it was read"
    case .constant(let path):
      return "nothing on \(path.text) can change: every part of it is a constant"
    case .copiedValue:
      let isTracked = view.map { !$0.dependencies.isEmpty } ?? false
      return "it holds a copy of \((view as? BoundView)?.source.expression ?? "a value")"
        + (isTracked ? ", made when it was mounted" : ", in which nothing is tracked")
    case .endedInLoop:
      return "a redraw loop ended that turn; it runs again when something it reads is written"
    case .equalValue(let parent, byOwnEquality: false):
      return "the body of \(parent) ran, but passed a value equal to the previous one"
    case .equalValue(let parent, byOwnEquality: true):
      return "the body of \(parent) ran, but passed a value that its own '==' considers equal to the previous one"
    case .otherState(let state, let parent):
      return "the last turn wrote \(state), which it does not read"
        + (parent.map { "; the body of \($0), which creates it, did not run" } ?? "")
    case .equalState(let state, _):
      return "\(state) was written, but with an equal value"
    case .stateNotRead(let state, _):
      return "\(state) was written, but no body has read it"
    case .showsOldValue(let words): return words
    case .wasCutOff(let byInterruption):
      return "\(byInterruption ? "you interrupted that run" : "a trap ended that run"); \(reads)"
    }
  }

  private func notSubscribed(_ dependencies: [Dependency], _ holder: String?, isState: Bool) -> String {
    let start = "the last turn published \(names(dependencies))"
    guard let holder, let object = dependencies.first?.instance else {
      return "\(start), but it subscribes to no ObservableObject"
    }
    let cause =
      isState
      ? "'\(holder)' is @State, which does not observe an ObservableObject as @StateObject does"
      : "'\(holder)' is not an @ObservedObject"
    return "\(start), but it does not subscribe to \(object.name), an ObservableObject: \(cause)"
  }

  private func names(_ dependencies: [Dependency]) -> String {
    dependencies.prefix(Self.namesShown).map { bridge.reference($0).description }.joined(separator: ", ")
  }

  private func notRead(_ dependencies: [Dependency], _ more: Int, _ view: MountedView?) -> String {
    let named = dependencies.prefix(Self.namesShown).map { bridge.reference($0).description }
    let rest = dependencies.count - named.count + more
    let names = named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let twin = dependencies.first { written in
      view?.dependencies.contains { read in
        read.member == written.member && read.instance.type === written.instance.type
          && read.instance !== written.instance
      } ?? false
    }
    let aside = twin.map { " (\($0.instance.name) is a different instance)" } ?? ""
    return "the last turn wrote \(names), which it does not read\(aside)"
  }

  private func silent(_ path: BoundPath, _ link: PathLink, _ change: IdleReason.Change) -> String {
    let name = "\(link.owner).\(link.name)"
    let cause =
      switch link.kind {
      case .ignored: "\(name) is @ObservationIgnored"
      case .unpublished: "\(name) is not @Published"
      default: "\(link.owner) is a plain class, so \(name) is not tracked"
      }
    switch change {
    case .unknown, .unchanged: return "\(path.text) reads a value whose changes are not observed: \(cause)"
    case .changed(let old, let new):
      return
        "\(path.text) was \(text(old)) when it ran and is now \(text(new)), but the view was not notified: \(cause)"
    }
  }

  private static let namesShown = 5
  private static let valueLimit = 60

  private func text(_ stored: StoredValue) -> String {
    ValueText.text(of: stored.value, stored.type, machine: machine, limit: Self.valueLimit)
  }

  private func reads(of view: MountedView) -> String {
    let names = view.reads.map(\.description)
    return names.isEmpty ? "reads nothing that is tracked" : "reads \(names.joined(separator: ", "))"
  }
}
