import Models
import Trace
import Views

/// Commands that bind, unmount and list views.
enum ViewCommands {
  static let all = [view, unmount, views]

  private static let view = Command(
    "view", "NAME EXPR KEYPATH…", of: [.free, .expression, .keyPath], "binds a virtual view to key paths of a value",
    help: """
      The body of the view reads the key paths of the current value of EXPR inside
      observation tracking. It runs again after each turn that writes a property it
      has read.

        :view Badge counter \\.count
        :view "First row" store.rows[0] \\.title \\.author?.name

      The view keeps that value alive until ':unmount NAME', or until another view
      with the same name replaces it. Put a name that contains spaces in quotes.
      """
  ) { session, text, command in
    let words = text.words
    guard let name = words.first else { throw CommandError.missing("NAME", command) }
    guard words.count > 1 else { throw CommandError.missing("EXPR", command) }
    guard words.count > 2 else {
      // `counter.count` is the value; its key path begins with the last name.
      guard let dot = words[1].lastIndex(of: "."), dot > words[1].startIndex, words[1].last != ")" else {
        throw CommandError.missing("KEYPATH", command)
      }
      throw CommandError.viewWithoutKeyPath(":view \(name) \(words[1][..<dot]) \\\(words[1][dot...])")
    }
    guard let source = try session.boundSource(of: text) else { return .failed(.source) }
    return session.turn { try session.engine.views.mount(CommandText.name(name), source()) }
  }

  private static let unmount = Command(
    "unmount", "NAME", of: [.view, .free], "removes a view",
    help: """
      Its body never runs again, it no longer observes anything, and the value it kept
      alive can be destroyed.
      """
  ) { session, text, command in
    let name = CommandText.name(try text.onlyWord("NAME", command))
    let known = session.engine.views.views.map(\.name) + session.engine.views.mountedTrees
    guard known.contains(name) else { throw session.noView(name, known: known) }
    return session.turn { session.engine.views.unmount(name) }
  }

  private static let views = Command(
    "views", "", "lists the views, their runs and what they read", help: "", isQuestion: true, scope: .turn
  ) { session, text, command in
    try text.noWords(command)
    let groups = session.groups(of: session.engine.views.allViews)
    guard !groups.isEmpty else {
      session.screen.show(
        line: "There are no views. '#Preview { … }' or ':mount VIEW' mounts one; ':view NAME EXPR KEYPATH…' binds one."
      )
      return .done
    }
    session.screen.show(lines: Table.lines(groups.map { session.row(for: $0.views, named: $0.name) }))
    return .done
  }
}

extension Session {
  /// The error for a name that is not among the `known` views, which are all views unless given.
  func noView(_ name: String, known: [String]? = nil) -> CommandError {
    if let known, !engine.views.views(named: name).isEmpty { return .notARoot(name, known: known) }
    return engine.frontend.isView(named: name) ? .notMounted(name) : .noView(name, known: known ?? viewNames)
  }

  func requireView(_ name: String) throws(CommandError) {
    if engine.views.views(named: name).isEmpty { throw noView(name) }
  }

  fileprivate func row(for views: [MountedView], named name: String) -> [String] {
    let stale = views.filter(\.isStale).count
    let note = stale == 0 ? "" : views.count == 1 ? "  (stale)" : "  (\(stale) stale)"
    let source =
      (views[0] as? BoundView).map { ([$0.source.expression] + $0.source.paths.map(\.text)).joined(separator: " ") }
    let runs = views.reduce(0) { $0 + $1.runs }
    return [name, source ?? "", "#\(runs)", (views.count == 1 ? reads(of: views[0]) : "") + note]
  }

  /// `reads Counter#1.count, Counter#1.label`
  func reads(of view: MountedView) -> String {
    let names = view.reads.map(\.description)
    return names.isEmpty ? "reads nothing that is tracked" : "reads \(names.joined(separator: ", "))"
  }
}
