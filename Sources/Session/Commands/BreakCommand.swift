import Machine
import Models
import Source
import Trace
import Tree
import Views

/// `:break`: pausing in the middle of a turn.
enum BreakCommand {
  static let all = [stop]

  private static let stop = Command(
    "break", "[FACT]", of: [.stopFact, .viewOrInstance, .free, .expression], "pauses in the middle of a turn",
    help: """
      :break Badge                          before its body runs
      :break when Badge runs > 3 in a turn  before the fourth run of one turn
      :break on Counter#1.count             before each write of it is stored
      :break on Counter.count if newValue > 3
                                            after a write that makes this true

      Counter#1.count is a property of one instance, Counter.count of every instance,
      and Page.isOpen is state of a view. A condition is a Swift expression in which
      'newValue' is the property. A @Published property announces a write before the
      value is stored, so its condition sees the old value.

      At a pause, the shell shows where the program is, and answers ':why', ':deps',
      ':objects', ':render' and expressions. Nothing can be written there. ':step'
      continues to the next event, ':continue' to the next break or the end.

      Without an argument, lists the breaks. ':break off 1' removes the first,
      ':break off' all of them.
      """, isQuestion: true
  ) { session, text, command in
    let points = session.stopPoints
    guard let first = text.words.first else {
      session.screen.show(
        lines: points.all.isEmpty
          ? ["There is no break; ':break VIEW' sets one (see ':help break')."]
          : points.all.map { "break \($0.number)  \($0.text)" })
      return .done
    }
    if first == "off" {
      try session.endStopPoints(text.words.dropFirst(), command)
    } else {
      guard let fact = try session.fact(text, command) else { return .failed(.source) }
      let words = text.words.joined(separator: " ")
      if let point = points.add(fact, words) {
        session.screen.show(line: "break \(point.number)  \(words)")
      } else {
        session.screen.show(line: "The break '\(words)' already exists.")
      }
    }
    session.updateLevels()
    return .done
  }
}

extension Session {
  /// The stop point that a line describes. Nil if its condition does not check; the error has been shown.
  fileprivate func fact(_ text: CommandText, _ command: Command) throws -> StopPoints.Fact? {
    let words = text.words
    switch words[0] {
    case "when":
      guard words.count > 1 else { throw CommandError.notAFact(String(text.arguments)) }
      let name = CommandText.name(words[1])
      try requireViewOrType(name)
      guard let limit = Self.limit(words.dropFirst(2).joined(separator: " ")) else {
        throw CommandError.notAFact(String(text.arguments))
      }
      return .runs(of: name, moreThan: limit)
    case "on":
      guard words.count > 1 else { throw CommandError.notAFact(String(text.arguments)) }
      let subject = try subject(named: CommandText.name(words[1]))
      if words.count == 2 { return .write(subject) }
      guard words[2] == "if" else { throw CommandError.unexpected(String(words[2]), command) }
      let condition = trimmed(text.arguments[words[2].endIndex...])
      guard !condition.isEmpty else { throw CommandError.missing("the condition", command) }
      return try check(condition, of: subject, in: text) ? .condition(subject, String(condition)) : nil
    default:
      let name = CommandText.name(try text.onlyWord("VIEW", command))
      if name.contains("#") || name.contains(".") { throw CommandError.notAFact(name) }
      try requireViewOrType(name)
      return .body(name)
    }
  }

  /// The limit in `runs > 3 in a turn` or `runs >= 4`, as "more than".
  private static func limit(_ words: String) -> Int? {
    let words = words.split(separator: " ")
    guard words.count == 3 || words.dropFirst(3) == ["in", "a", "turn"], words[0] == "runs",
      let number = Int(words[2]), number >= 0
    else { return nil }
    switch words[1] {
    case ">": return number
    case ">=": return number > 0 ? number - 1 : nil
    default: return nil
    }
  }

  private func requireViewOrType(_ name: String) throws(CommandError) {
    if engine.views.views(named: name).isEmpty, !engine.frontend.declares(name) {
      throw noView(name)
    }
  }

  /// True if a condition checks. If it does not, its errors have been shown.
  private func check(_ condition: Substring, of subject: Watching.Subject, in text: CommandText) throws -> Bool {
    var property: PropertyRef?
    if case .property(let object, let member?) = subject {
      var owner = object
      engine.machine.heap.forEachInstance { record in
        if !owner.contains("#"), record.type.name == object { owner = "\(object)#\(record.number)" }
      }
      property = PropertyRef(object: owner, member: member)
      // Without an instance, the meaning of 'newValue' is not yet known.
      let isClass = engine.frontend.lookUpType(object)?.isClass ?? false
      let usesNewValue = !Self.places(of: "newValue", in: String(condition)).isEmpty
      if isClass, !owner.contains("#"), usesNewValue { return true }
    }
    let source = SourceFile(name: inputName, text: text.input, number: .max)
    return try check(condition: condition, in: source, for: property) != nil
  }

  fileprivate func endStopPoints(_ words: ArraySlice<Substring>, _ command: Command) throws(CommandError) {
    guard let word = words.first, words != ["all"] else { return stopPoints.removeAll() }
    if words.count > 1 { throw .unexpected(String(words[words.startIndex + 1]), command) }
    guard let number = Int(word), stopPoints.remove(number) else { throw .noStopPoint(String(word)) }
  }
}
