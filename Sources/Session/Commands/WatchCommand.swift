import Trace
import Views

/// `:watch`: reporting each write of a property or each run of a view, whatever the trace shows.
enum WatchCommand {
  static let all = [watch]

  private static let watch = Command(
    "watch", "[NAME]", of: [.viewOrInstance, .free], "reports writes to a property or runs of a view",
    help: """
      For a property, reports each write with the old value, the new value, and its
      line. Counter#1.count is a property of one instance, Counter.count of every
      instance, and Page.isOpen is state of a view. For an instance or a class,
      reports the writes of all its properties. For a view, reports each run of its
      body with the reason, and its removal. Works with the trace off.

      Without a name, lists what is watched. ':watch off 1' ends the first watch, and
      ':watch off' ends all of them.

          :watch Cart#1.total
          :watch Badge
      """, isQuestion: true
  ) { session, text, command in
    let watching = session.watching
    guard let first = text.words.first else {
      session.screen.show(
        lines: watching.isEmpty
          ? ["Nothing is watched; ':watch NAME' watches a property or a view."]
          : watching.watches.map { "watch \($0.number)  \($0.text)" })
      return .done
    }
    if first == "off" {
      try session.unwatch(text.words.dropFirst(), command)
    } else {
      try session.watch(try text.onlyWord("NAME", command))
    }
    session.updateTrace()
    return .done
  }
}

extension Session {
  fileprivate func watch(_ word: Substring) throws {
    let name = nameOfInstance(CommandText.name(word))
    let subject = try subject(named: name)
    guard let watch = watching.add(subject, name) else {
      return screen.show(line: "'\(name)' is already watched.")
    }
    screen.show(line: "watch \(watch.number)  \(name)")
  }

  /// The property, instance, class or view that a name stands for.
  func subject(named name: String) throws(CommandError) -> Watching.Subject {
    let name = nameOfInstance(name)
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      try requireOwner(parts[0])
      try requireObserved(parts[1], of: parts[0])
      return .property(object: parts[0], member: parts[1])
    }
    if name.contains("#") {
      try requireInstance(name)
      return .property(object: name, member: nil)
    }
    if engine.views.views(named: name).isEmpty, !engine.frontend.declares(name) {
      throw noView(name)
    }
    return .type(name)
  }

  /// Requires that the name before the dot is an instance, a class or a view.
  private func requireOwner(_ name: String) throws(CommandError) {
    if name.contains("#") { return try requireInstance(name) }
    if engine.views.views(named: name).isEmpty, !engine.frontend.declares(name) { throw .noOwner(name) }
  }

  fileprivate func unwatch(_ words: ArraySlice<Substring>, _ command: Command) throws(CommandError) {
    guard let word = words.first, words != ["all"] else { return watching.removeAll() }
    if words.count > 1 { throw .unexpected(String(words[words.startIndex + 1]), command) }
    guard let number = Int(word), watching.remove(number) else { throw .noWatch(String(word)) }
  }
}
