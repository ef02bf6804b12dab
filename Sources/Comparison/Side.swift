import Session
import Trace
import Views

/// One of the two programs, and the results of its last step.
final class Side {
  let session: RecordedSession
  let program: ComparedProgram
  /// True if the step mounts a view by an expression, and not a preview.
  private var isMount = false
  private var isMountOfView = false
  private(set) var step: RecordedSession.Step
  /// The lines on the screen, with instance numbers and UUIDs.
  private(set) var shown: [String] = []
  private(set) var screen: [String] = []
  /// The views around each line of the screen, outermost first.
  private(set) var viewsAround: [[String]] = []
  /// The views on the screen in order, with the parts of their names that distinguish siblings: `Row[3]`.
  private(set) var shownViews: [String] = []
  private(set) var instances: [RecordedSession.Instance] = []
  private(set) var defaults: [String: String] = [:]
  /// Live instances, by type.
  private(set) var living: [String: Int] = [:]
  /// Types that have had an instance, and views that have run.
  private(set) var seenTypes: Set<String> = []
  private(set) var seenViews: Set<String> = []
  /// The warnings of all steps so far.
  private(set) var seenWarnings: Set<String> = []

  /// - Parameter checked: Keeps the checked program from one start to the next.
  init(_ program: ComparedProgram, _ options: SessionOptions, _ checked: CheckedProgram? = nil) {
    self.program = program
    session = RecordedSession(options, program: checked)
    step = session.load(program.source)
    lookAround()
  }

  func perform(_ input: String) {
    isMount = input.hasPrefix(":mount ")
    // An app sets the models of its views itself.
    let mounted = Self.declaredName(of: String(input.dropFirst(":mount ".count)))
    isMountOfView =
      input.hasPrefix(":mount ") && !input.hasPrefix(":mount \"") && input.contains("(")
      && !program.apps.contains(mounted)
    step = session.perform(program.withOwnEnvironment(input))
    lookAround()
  }

  private func lookAround() {
    (shown, viewsAround, shownViews) = ([], [], [])
    for tree in session.screen { look(at: tree.lines) }
    screen = shown.map(Self.withoutNumbers)
    living = [:]
    instances = session.instances
    defaults = session.defaults
    for instance in instances { living[instance.type, default: 0] += 1 }
    seenTypes.formUnion(living.keys)
    seenWarnings.formUnion(warnings)
    for event in step.events {
      switch event {
      case .body(let view, _, _): seenViews.insert(view.name)
      case .created(let object): seenTypes.insert(Self.type(of: object))
      default: break
      }
    }
  }

  /// Notes the words that a person sees and can touch, without containers and names of views, which a migration may
  /// change.
  private func look(at lines: [OutlineLine]) {
    var around: [(depth: Int, name: String)] = []
    for line in lines {
      while let last = around.last, last.depth >= line.depth { around.removeLast() }
      if line.runs != nil {
        around.append((line.depth, Self.declaredName(of: line.name)))
        shownViews.append(line.name)
      } else if !line.details.isEmpty {
        shown.append(([line.name] + line.details).joined(separator: " "))
        viewsAround.append(around.map(\.name))
      }
    }
  }

  /// `Row` for `Row[3]` and `Row<Int>`
  static func declaredName(of view: String) -> String {
    String(view.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }

  // MARK: The step

  var bodies: [String: Int] {
    var counts: [String: Int] = [:]
    for case .body(let view, _, _) in step.events { counts[view.name, default: 0] += 1 }
    return counts
  }

  /// Instances that the step has created and destroyed, by type.
  var discarded: [String: Int] {
    var made: Set<String> = []
    var counts: [String: Int] = [:]
    for event in step.events {
      switch event {
      case .created(let object): made.insert(object)
      case .destroyed(let object) where made.contains(object): counts[Self.type(of: object), default: 0] += 1
      default: break
      }
    }
    return counts
  }

  /// The lines that the program prints, without the shell's own words about a stop.
  var printed: [String] { printedLines.map(Self.withoutNumbers) }

  /// The lines that the program prints, with instance numbers and UUIDs.
  var printedLines: [String] {
    step.printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { failure == nil || !$0.hasPrefix("Changes made up to that point are kept") }
  }

  /// Notifications, requests and logs.
  var effects: [String] { effectLines.map(Self.withoutNumbers) }

  /// The effects, with instance numbers and UUIDs.
  var effectLines: [String] { step.happenings.filter { $0.kind == .other }.map(\.words) }

  /// All effects outside of the program, in order.
  var happenings: [String] {
    step.happenings.map { one in
      switch one.kind {
      case .print: "print \(Self.withoutNumbers(one.words))"
      case .defaults: "store \(one.words)"
      case .other: Self.withoutNumbers(one.words)
      }
    }
  }

  var observers: [String] { step.observers.map(Self.withoutNumbers) }

  /// The number of instances that the step has made.
  var created: Int { step.events.count { if case .created = $0 { true } else { false } } }

  var printedByBodies: [String] {
    step.printedByBodies.split(separator: "\n").map { Self.withoutNumbers(String($0)) }
  }

  /// The properties that the bodies on the screen have read.
  var viewReads: Set<String> {
    Set(session.views.flatMap { session.reads(ofViews: $0) })
  }

  var mistakes: [MistakeNote] {
    step.events.compactMap { event in
      if case .mistake(let note) = event, !note.isTold { note } else { nil }
    }
  }

  var warnings: [String] {
    step.events.compactMap { event in
      if case .warning(let text) = event { Self.withoutNumbers(text) } else { nil }
    }
  }

  var loop: String? {
    for event in step.events {
      switch event {
      case .redrawLoop(let cycle, _):
        return "views redraw endlessly: "
          + cycle.map { Self.withoutNumbers($0.description) }.joined(separator: " → ")
      case .mistake(let note) where note.rule == .onChangeLoop || note.rule == .redrawLoop:
        return Self.withoutNumbers(note.text)
      default: break
      }
    }
    return nil
  }

  /// True if the program could not accept the input.
  var hasRefused: Bool { step.outcome == .failed(.source) || step.outcome == .failed(.command) }

  /// The first line of the error; nil if there is none.
  var failure: String? {
    guard step.outcome != .done else { return nil }
    let line = step.complaints.first?.split(separator: "\n").first.map(String.init)
    return line ?? "it ended: \(step.outcome)"
  }

  /// True if the program has stopped at a declaration that obsh lacks.
  var isStoppedByLack: Bool { trap?.hasPrefix(Self.lack) ?? false }

  private static let lack = "Opaque: "

  /// True if the name that has stopped the program is no declaration that obsh lacks: it is the projection of a property,
  /// which only the program itself can declare, or a type of the other program.
  func lacksOwnName(beside other: ComparedProgram) -> Bool {
    guard isStoppedByLack, let trap else { return false }
    let name = trap.split(separator: "'").dropFirst().first.map(String.init) ?? ""
    return name.hasPrefix("$") || other.types.contains(Self.declaredName(of: name))
  }

  /// True if the limit of memory has stopped the step, or has left code of the program unchecked. Two programs in one
  /// process reach it where an app would not; endless loops and recursion reach other limits.
  var lacksMemory: Bool { step.complaints.contains { $0.contains("(--max-memory)") } }

  /// True if the limit of steps has stopped the program.
  var reachesStepLimit: Bool { step.reachesStepLimit }

  /// True if the step has mounted a view in an environment that lacks a model.
  ///
  /// A view that is mounted for itself has no parents that set models. A preview sets its own.
  var lacksParents: Bool { isMountOfView && findsNoModel }

  /// True if the mounted view, or one on the way to the one that finds no model, keeps such a model in the other program:
  /// it needs no parents to set it.
  func lacksOwnModel(as other: ComparedProgram) -> Bool {
    guard lacksParents, let missing = step.missingModel else { return false }
    return missing.path.dropLast().contains { other.kept[$0]?.contains(missing.type) ?? false }
  }

  /// True if the step has mounted a view or preview whose environment lacks a model.
  var lacksModel: Bool { isMount && findsNoModel }

  /// True if no view on the screen sets a model that the mounted view, or one below it, needs.
  private var findsNoModel: Bool {
    guard let missing = step.missingModel else { return false }
    return isMountOfView || missing.path.count == 1
  }

  /// The program's own trap, without its place, in words that both versions share.
  var trap: String? {
    guard step.outcome == .failed(.program), let failure else { return nil }
    // A view may need several models, and the two versions do not look for them in the same order.
    if step.missingModel != nil { return "No model found in the environment" }
    let words = failure.split(separator: ": ").drop { $0.last?.isNumber ?? false }.joined(separator: ": ")
    return Self.withoutNumbers(words)
  }

  // MARK: Names

  static func type(of object: String) -> String {
    object.lastIndex(of: "#").map { String(object[..<$0]) } ?? object
  }

  /// The text without instance numbers and UUIDs: `Cart#3` and `Cart#4` may be the same instance in two programs, one
  /// of which has made more of them, and drawn more UUIDs for them. `UUIDPairs` compares the UUIDs.
  static func withoutNumbers(_ text: String) -> String {
    var result = ""
    var isNumber = false
    for character in text {
      if isNumber, character.isNumber { continue }
      isNumber = character == "#" && result.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      if !isNumber { result.append(character) }
    }
    return UUIDs.replaced(in: result)
  }
}
