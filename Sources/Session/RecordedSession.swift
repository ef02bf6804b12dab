import Machine
import Models
import Trace
import Views

/// A session that records the effects of each step of a script, so that another program can compare or judge them.
package final class RecordedSession {
  private let session: Session
  private let heard = Heard()

  /// The results of a step.
  package struct Step {
    package let outcome: Outcome
    /// The output of the program and the values that the shell showed, without the output of bodies.
    package let printed: String
    package let printedByBodies: String
    /// The effects outside of the program, in order.
    package let happenings: [Happening]
    /// The observers that ran, in order, except those that bodies triggered: `didSet of Cart.items`.
    package let observers: [String]
    /// The errors in the input, or the trap that stopped the program.
    package let complaints: [String]
    package let events: [TraceEvent]
    /// The model whose absence in the environment of a view stopped the program.
    package let missingModel: MissingModel?
    /// True if the limit of steps stopped the program.
    package let reachesStepLimit: Bool
  }

  /// An effect outside of the program.
  package struct Happening: Equatable {
    package enum Kind: Equatable {
      case print
      /// A write to the user defaults; the words are the key.
      case defaults
      /// Another effect: `post didSave`, `request GET https://example.com`, `log Saved`.
      case other
    }

    package let kind: Kind
    package fileprivate(set) var words: String
  }

  private final class Heard {
    var printed = ""
    var printedByBodies = ""
    var happenings: [Happening] = []
    var observers: [String] = []
    var complaints: [String] = []
    var events: [TraceEvent] = []
    weak var views: ViewHierarchy?

    /// Joins printed pieces to lines.
    func print(_ text: String) {
      printed += text
      for piece in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if isInLine, let last = happenings.indices.last, happenings[last].kind == .print {
          happenings[last].words += piece
        } else if !piece.isEmpty {
          happenings.append(Happening(kind: .print, words: String(piece)))
        }
        isInLine = false
      }
      isInLine = !text.hasSuffix("\n")
    }
    private var isInLine = false

    func note(_ kind: String, _ words: String) {
      // Bodies log the number of their runs.
      if kind == "log", views?.isRunningBody ?? false { return }
      happenings.append(
        kind == "defaults"
          ? Happening(kind: .defaults, words: words) : Happening(kind: .other, words: "\(kind) \(words)"))
    }
  }

  /// The program to run.
  package enum Source: Sendable {
    /// One file, run as by `obsh run`.
    case script(name: String, text: String)
    case modules([ReadCode.Module])
  }

  /// - Parameters:
  ///   - options: The options of a shell; nothing is shown.
  ///   - program: The program to load, if other sessions load it as well.
  package init(_ options: SessionOptions, program: CheckedProgram? = nil) {
    var options = options
    options.mode = .shell
    options.traceLevel = .all
    options.showsTrace = false
    options.listener = { [heard] in heard.events.append($0) }
    session = Session(
      options, program: program, complaints: { [heard] in heard.complaints.append($0) },
      output: { [heard] text in
        if heard.views?.isRunningBody ?? false { heard.printedByBodies += text } else { heard.print(text) }
      })
    heard.views = session.engine.views
    session.engine.views.session.noteEffect = { [heard] kind, words in heard.note(kind, words) }
    session.engine.bridge.noteObserver = { [heard] name in
      if !(heard.views?.isRunningBody ?? false) { heard.observers.append(name) }
    }
    session.engine.compiler.notesObservers = true
  }

  // MARK: Steps

  /// Loads the program. Views that it mounts itself are mounted.
  package func load(_ source: Source) -> Step {
    session.engine.frontend.loadKeepingProgram { loadWhole(source) }
  }

  private func loadWhole(_ source: Source) -> Step {
    switch source {
    case .script(let name, let text):
      return step { session.run(program: text, name: name) }
    case .modules(let modules):
      return step {
        for one in modules {
          let opened = session.open(
            one.files, standIns: one.standIns, name: one.name, platform: one.platform, flags: one.flags)
          for sealed in opened.sealed {
            heard.complaints.append("\(sealed.file.name(at: sealed.offset)):\(sealed.line): error: \(sealed.message)\n")
          }
        }
        return session.settle()
      }
    }
  }

  /// Runs a line of a script.
  package func perform(_ input: String) -> Step { step { session.submit(input) } }

  private func step(_ work: () -> Outcome) -> Step {
    heard.printed = ""
    heard.printedByBodies = ""
    heard.happenings = []
    heard.observers = []
    heard.complaints = []
    heard.events = []
    session.lastTrap = nil
    let outcome = work()
    return Step(
      outcome: outcome, printed: heard.printed, printedByBodies: heard.printedByBodies,
      happenings: heard.happenings, observers: heard.observers, complaints: heard.complaints, events: heard.events,
      missingModel: outcome == .done ? nil : session.lastTrap?.missingModel,
      reachesStepLimit: outcome != .done && session.lastTrap?.kind == .stepLimit)
  }

  /// The answer to a question command, such as `:why V`. The program notices nothing.
  package func answer(_ question: String) -> [String] {
    step { session.process(question) }.printed.split(separator: "\n").map(String.init)
  }

  // MARK: State

  /// The names that `:mount` takes: previews, and views that need no arguments.
  package var mountable: (previews: [String], views: [String]) {
    (session.opened.previews.map(\.preview.shownName), session.engine.frontend.viewsWithoutArguments(in: nil))
  }

  /// The contents of the user defaults, by key.
  package var defaults: [String: String] { session.engine.views.storedDefaults }

  /// The trees on the screen, with the lines that a person sees.
  package var screen: [(tree: String, lines: [OutlineLine])] {
    let views = session.engine.views
    return views.mountedTrees.map { ($0, views.outline(of: $0, .seen) ?? []) }
  }

  /// True if timers or tasks wait for virtual time to pass.
  package var isWaiting: Bool { session.engine.machine.scheduler.nextDeadline != nil }

  /// The next moment at which a timer or a task is due, and the virtual time until then.
  package var nextDeadline: (moment: Duration, wait: Duration)? {
    let scheduler = session.engine.machine.scheduler
    return scheduler.nextDeadline.map { ($0, $0 - scheduler.now) }
  }

  /// The names of the views on the screen, each once.
  package var views: [String] {
    var seen: Set<String> = []
    return session.engine.views.allViews.map(\.reference.name).filter { seen.insert($0).inserted }
  }

  /// The ObservableObjects to which the mounted views subscribe: `Account#1`.
  package var observedObjects: Set<String> { Set(session.engine.views.allViews.flatMap(\.subscribed)) }

  /// True if a text field contains something.
  package func hasText(field label: String, in view: String?) -> Bool {
    session.engine.views.text(of: label, in: view)?.isEmpty == false
  }

  /// The controls that a person can touch now.
  package func touchable(_ kind: ControlKind) -> [ViewHierarchy.Touchable] { session.engine.views.touchable(kind) }

  package func options(ofPicker label: String) -> [String] { session.engine.views.options(of: label) }

  package func valueType(of label: String) -> String? { try? session.engine.views.valueType(of: label, in: nil) }

  /// The dependencies of the mounted views with this name.
  package func reads(ofViews name: String) -> Set<String> {
    Set(session.engine.views.allViews.filter { $0.reference.name == name }.flatMap { $0.reads.map(\.description) })
  }

  /// The values that the mounted views with this name read without depending on them: `Item#1.done`.
  package func silentReads(ofViews name: String) -> Set<String> {
    Set(session.engine.views.allViews.filter { $0.reference.name == name }.flatMap(\.namesOfSilentReads))
  }

  /// The place that holds each live instance: its view and property, or its variable. Values that a `@State` has
  /// discarded come last.
  package var owners: [String: String] {
    OwnerPaths(roots: session.engine.variableRoots + session.engine.views.ownedValues).places
  }

  /// An instance of one of the program's classes.
  package struct Instance {
    package let type: String
    package let number: Int
    /// True if it is `@Observable` or an ObservableObject.
    package let isModel: Bool
    package let properties: [Property]

    package struct Property {
      package let name: String
      /// The type as a program writes it.
      package let type: String
      package let value: String
      /// True if the program's bodies write the property, to count or to remember.
      package let isWrittenByBodies: Bool
    }
  }

  /// The live instances, by type and age.
  package var instances: [Instance] {
    let bridge = session.engine.bridge
    let observable = session.engine.compiler.protocolNumber(named: "Observable")
    func isModel(_ record: Record) -> Bool {
      bridge.legacy.isObservableObject(record)
        || observable.map { session.engine.compiler.conforms(record.type, to: $0) } ?? false
    }
    var records: [Record] = []
    session.engine.machine.heap.forEachInstance { record in
      if case .classType = record.type.kind, record.number > 0, !record.type.isOfLibrary { records.append(record) }
    }
    records.sort { ($0.type.name, $0.number) < ($1.type.name, $1.number) }
    return records.map { record in
      let fields = record.type.fields.indices.filter { !record.type.fields[$0].name.hasPrefix("_$") }
      let properties = fields.map { index in
        let (name, type) = ValueText.property(index, of: record)
        return Instance.Property(
          name: name, type: type, value: bridge.text(ofField: index, of: record),
          isWrittenByBodies: bridge.isWrittenByBodies(index, of: record))
      }
      return Instance(
        type: record.type.name, number: record.number, isModel: isModel(record), properties: properties)
    }
  }
}

extension Session {
  /// Runs a whole file as a program, in a session to which further inputs follow.
  fileprivate func run(program text: String, name: String) -> Outcome {
    let mode = options.mode
    options.mode = .script
    defer { options.mode = mode }
    let outcome = run(script: text, name: name)
    return outcome == .done ? finish() : outcome
  }
}
