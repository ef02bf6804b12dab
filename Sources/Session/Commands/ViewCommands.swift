import Models
import Trace
import Views

/// Views bound by hand: making, ending and listing them.
enum ViewCommands {
  static let all = [view, unmount, views]

  private static let view = Command(
    "view", "NAME EXPR KEYPATH…", "binds a virtual view to key paths of a value",
    help: """
      Its body reads the key paths of the value that EXPR has now, inside observation
      tracking, and runs again after each turn that wrote what it has read.

        :view Badge counter \\.count
        :view "First row" store.rows[0] \\.title \\.author?.name

      The view keeps that value alive until ':unmount NAME', or until another view
      takes its name. A name with blanks is put in quotes.
      """
  ) { session, text, command in
    let words = text.words
    guard let name = words.first else { throw CommandError.missing("NAME", command) }
    guard words.count > 1 else { throw CommandError.missing("EXPR", command) }
    guard words.count > 2 else { throw CommandError.missing("KEYPATH", command) }
    guard let source = try session.boundSource(of: text) else { return .failed(.source) }
    return session.turn { try session.engine.views.mount(CommandText.name(name), source()) }
  }

  private static let unmount = Command(
    "unmount", "NAME", "takes a view away",
    help: """
      Its body never runs again, nothing it has read knows of it any more, and the
      value it kept alive may die.
      """
  ) { session, text, command in
    let name = CommandText.name(try text.onlyWord("NAME", command))
    try session.requireView(name)
    return session.turn { session.engine.views.unmount(name) }
  }

  private static let views = Command(
    "views", "", "lists the views: how often they ran, what they read", help: ""
  ) { session, text, command in
    try text.noWords(command)
    let views = session.engine.views.views
    guard !views.isEmpty else {
      session.screen.show(line: "There are no views. ':view NAME EXPR KEYPATH…' makes one.")
      return .done
    }
    session.screen.show(
      lines: Table.lines(
        views.map { view in
          let source = ([view.source.expression] + view.source.paths.map(\.text)).joined(separator: " ")
          return [view.name, source, "#\(view.runs)", session.reads(of: view) + (view.isStale ? "  (stale)" : "")]
        }))
    return .done
  }
}

extension Session {
  func requireView(_ name: String) throws(CommandError) {
    guard engine.views.view(named: name) == nil else { return }
    throw .noView(name, known: engine.views.views.map(\.name))
  }

  /// `reads Counter#1.count, Counter#1.label`
  func reads(of view: BoundView) -> String {
    let names = view.tracking.dependencies.map { engine.bridge.reference($0).description }
    return names.isEmpty ? "reads nothing that is tracked" : "reads \(names.joined(separator: ", "))"
  }
}
