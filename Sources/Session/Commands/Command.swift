import Frontend
import Source
import Views

/// A `:` command, with everything that the shell, its help and its error messages know about it.
struct Command: Sendable {
  let name: String
  /// `NAME EXPR KEYPATH…`, for the first line of its help.
  let arguments: String
  /// The kind of each argument, for completion; the last kind applies to all further arguments.
  let kinds: [ArgumentKind]
  /// The line for the list of all commands.
  let summary: String
  /// The text of `:help NAME`.
  let help: String
  /// True if the command changes nothing, so that ':undo' leaves it alone.
  let isQuestion: Bool
  /// The number of words up to which a command that otherwise acts is only a question: `:set`, `:set swift`.
  private let wordsOfQuestion: Int?
  /// The scope of the command as a question, which decides how it applies to a past turn.
  private let scope: Scope
  let run: @Sendable (Session, CommandText, Command) throws -> Outcome

  init(
    _ name: String, _ arguments: String = "", of kinds: [ArgumentKind] = [.free], _ summary: String, help: String,
    isQuestion: Bool = false, wordsOfQuestion: Int? = nil, scope: Scope? = nil,
    run: @escaping @Sendable (Session, CommandText, Command) throws -> Outcome
  ) {
    self.name = name
    self.arguments = arguments
    self.kinds = kinds
    self.summary = summary
    self.help = help
    self.isQuestion = isQuestion
    self.wordsOfQuestion = wordsOfQuestion
    self.scope = scope ?? .session
    self.run = run
  }

  enum Scope {
    /// The command is a question about the end of a turn, and can be answered for any turn.
    case turn
    /// The command is a question about the session, or about obsh.
    case session
    /// The command acts, which is possible only in the present.
    case present
  }

  /// True if the line changes nothing.
  func isQuestion(_ text: CommandText) -> Bool {
    isQuestion || wordsOfQuestion.map { text.words.count <= $0 } ?? false
  }

  func scope(of text: CommandText) -> Scope { isQuestion(text) ? scope : .present }

  /// `:view NAME EXPR KEYPATH…`
  var usage: String { arguments.isEmpty ? ":\(name)" : ":\(name) \(arguments)" }

  /// The kind of an argument, for completion; the first argument has the index 0.
  func kind(ofArgument index: Int) -> ArgumentKind { index < kinds.count ? kinds[index] : kinds.last ?? .free }
}

/// The errors of `:` lines, and their words.
enum CommandError: Error {
  case unknown(String)
  /// The name is neither a command nor a topic.
  case noHelp(String)
  case missing(String, Command)
  case unexpected(String, Command)
  case notOneOf(String, what: String, [String])
  case noView(String, known: [String])
  /// The name before the dot is no instance, class or view.
  case noOwner(String)
  case notMounted(String)
  case notARoot(String, known: [String])
  case noWatch(String)
  case noStopPoint(String)
  /// The type has no property with this name.
  case notStored(String, of: String, isTracked: Bool, known: [String])
  /// The property's writes have no observers.
  case notObserved(String, of: String, SilentProperty)
  /// The condition of a stop point uses 'newValue', but the property does not belong to an instance.
  case noNewValue(String)
  /// The text after ':break' names no view and no property.
  case notAFact(String)
  /// The command or the input acts while a turn is paused.
  case isPaused
  case nothingIsPaused(String)
  /// ':step STATEMENT' while a turn is paused.
  case stepsOn
  /// The turn could not be paused, because the system provided no thread.
  case cannotPause(String)
  /// No turn has this number.
  case notATurn(String)
  /// ':stats compare' before ':stats reset'.
  case noWindow
  /// A view of ':view', which has no properties.
  case boundView(String)
  case noInstance(String)
  case noType(String, known: [String])
  case noLegacyType(String, known: [String])
  case nothingToMigrate
  /// An input that succeeded with the legacy types fails with the migrated ones.
  case notMigrated(input: Int, String)
  case noFunction(String)
  case notAValue(String, setting: String, known: [String])
  case aboveCeiling(String, setting: String)
  case settingOfScript(String)
  case notAKeyPath(String)
  /// The value of ':provide' has this type, which no view can find in its environment.
  case notAModel(String)
  case viewWithoutKeyPath(String)
  case notADuration(String)
  /// There is no answer for this address.
  case noAnswer(String, known: [String])
  case turnIsOpen
  case noTurnIsOpen
  case file(String)
  case isTranscript(String)
  case nothingOpened
  case nothingOpaque(String, known: [String])
  case noSource(String, known: [String])
  case nothingToUndo
  case nothingToRedo
  case undoesMany(Int)
  case undoInterrupted
  /// The session has more inputs than the journal keeps.
  case tooLongToUndo
  /// The command is about the session's inputs, so it must be an input of its own, which a script does not have.
  case notAnInput(String, inScript: Bool)
  case noTurn(String, last: Int)
  /// The command acts while a past turn is shown.
  case isPast(Int)
  /// The command goes through a turn step by step while a past turn is shown.
  case stepsInPast(Int)
  case tooLongToTravel
  case notACount(String)
  case notRecording
  case notShown(ShowFailure)
  case alreadyRecording(String)
  /// The screen does not have the control.
  case control(ControlError)

  /// The command that was mistyped or written longer than it is: `:why-not` is `:why`.
  private static func command(near name: String) -> String? {
    let all = CommandTable.all.map(\.name)
    return Suggestion.nearest(to: name, among: all)
      ?? all.filter { $0.count > 2 && name.hasPrefix($0) }.max { $0.count < $1.count }
  }

  var words: String {
    switch self {
    case .unknown(let name):
      "there is no command ':\(name)'"
        + (Self.command(near: name).map { "; did you mean ':\($0)'?" } ?? "; ':help' lists all")
    case .noHelp(let name):
      "there is no command or topic '\(name)'"
        + (Suggestion.nearest(to: name, among: CommandTable.all.map(\.name) + HelpTopic.all.map(\.name)).map {
          "; did you mean '\($0)'?"
        } ?? "; ':help' lists all")
    case .missing(let what, let command): "\(what) is missing: \(command.usage)"
    case .unexpected(let what, let command): "unexpected '\(what)': \(command.usage)"
    case .notOneOf(let word, let what, let known):
      "there is no \(what) '\(word)'\(Offer.clause(for: word, among: known, called: several(what)))"
    case .notATurn(let word): "'\(word)' is not the number of a turn"
    case .noWindow: "there is nothing to compare yet: ':stats reset' begins the second window of turns"
    case .noStopPoint(let number): "there is no break \(number); ':break' lists them"
    case .notStored(let member, let type, let isTracked, let known):
      "\(type) has no \(isTracked ? "tracked " : "")property '\(member)'\(Suggestion.clause(for: member, among: known))"
    case .notObserved(let member, let type, let reason):
      switch reason {
      case .constant: "'\(member)' of \(type) is a constant, so it is never written"
      case .computed: "'\(member)' of \(type) is computed; name a stored property that it reads"
      case .ignored: "'\(member)' of \(type) is '@ObservationIgnored', so its writes have no observers"
      case .unpublished: "'\(member)' of \(type) is not '@Published', so its writes have no observers"
      case .plainClass: "'\(member)' of \(type) is in a plain class, so its writes have no observers"
      case .value: "'\(member)' of \(type) is not state, so its writes have no observers"
      }
    case .noNewValue(let name): "'newValue' stands for a property of an instance, which \(name) is not"
    case .notAFact(let words):
      "'\(words)' is not something to break on; examples are 'Badge', 'on Counter#1.count', 'on Counter.count if newValue > 3'"
        + " and 'when Badge runs > 3 in a turn'"
    case .isPaused: "the turn is paused and can only be inspected; ':continue' resumes it"
    case .stepsOn: "the turn is paused; ':step' alone goes on to its next event"
    case .nothingIsPaused(let advice): "nothing is paused\(advice)"
    case .cannotPause(let error): "obsh cannot pause here: \(error)"
    case .noWatch(let number): "there is no watch \(number); ':watch' lists them"
    case .noView(let name, _) where name.contains { $0 == "#" || $0 == "." } && !name.contains("["):
      "'\(name)' is not a view; ':deps \(name)' shows the views that read it"
    case .noOwner(let name): "there is no class and no view '\(name)'; ':objects' lists the instances"
    case .noView(let name, let known):
      "there is no view '\(name)'\(Offer.clause(for: name, among: known, called: "views"))"
    case .notMounted(let name): "no \(name) is mounted; ':mount \(name)(…)' mounts one"
    case .notARoot(let name, let known):
      "\(name) is part of another view\(Offer.clause(for: name, among: known, called: "mounted views"))"
    case .boundView(let name):
      "'\(name)' is bound by ':view' and has no properties; ':wrapper' is for a struct that is a View"
    case .noInstance(let name): "there is no instance '\(name)'; ':objects' lists all"
    case .noType(let name, let known):
      "there is no observable class '\(name)'\(Suggestion.clause(for: name, among: known))"
    case .noLegacyType(let name, let known):
      "no input declares an ObservableObject '\(name)'\(Suggestion.clause(for: name, among: known))"
    case .nothingToMigrate: "no input declares an ObservableObject"
    case .notMigrated(let number, let text):
      "input \(number) fails with the migrated types, so nothing was changed: \(text)"
    case .noFunction(let name): "no function '\(name)' has been called or compiled yet"
    case .notAValue(let text, let setting, let known):
      "'\(text)' is not a valid value for '\(setting)'"
        + (known.count < 2 || known.contains(text) ? "" : Offer.clause(for: text, among: known, called: "values"))
    case .aboveCeiling(let text, let setting):
      "'\(setting)' cannot be '\(text)': it is limited by --\(setting) on the command line"
    case .settingOfScript(let name): "a script is checked before it runs; its \(name) is set by the option --\(name)"
    case .notAModel(let type):
      "':provide' takes an instance of a class that is @Observable or an ObservableObject, not \(type)"
    case .notAKeyPath(let text): Self.keyPathWords(text)
    case .viewWithoutKeyPath(let line): "KEYPATH is missing; did you mean '\(line)'?"
    case .noAnswer(let address, let known):
      known.isEmpty
        ? "there are no answers" : "'\(address)' has no answer; there are answers for \(known.joined(separator: ", "))"
    case .notADuration(let text):
      (Double(text) ?? -1) < 0 || Double(text)?.isFinite == false
        ? "'\(text)' is not a duration; examples are 0.5s, 200ms and 2m"
        : "a duration needs a unit; did you mean '\(text)s'?"
    case .turnIsOpen: "the turn that ':begin' opened is still open; ':commit' ends it"
    case .noTurnIsOpen: "there is nothing to commit; ':begin' opens a turn"
    case .file(let words): words
    case .isTranscript(let name): "'\(name)' is a transcript; 'obsh test' runs it, 'obsh play' shows it"
    case .nothingOpened: "nothing has been opened; ':open PATH' opens a folder"
    case .nothingOpaque(let name, let known):
      "there is no opaque name '\(name)'\(Suggestion.clause(for: name, among: known)); ':opaque' lists all"
    case .noSource(let name, let known):
      "no opened file declares '\(name)'\(Suggestion.clause(for: name, among: known))"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .undoesMany(let count): "this undoes \(count) inputs; type ':undo \(count) yes' to confirm"
    case .undoInterrupted: "interrupted; nothing has changed"
    case .tooLongToUndo: "the session is too long to run again without its last input"
    case .notAnInput(let name, inScript: false): "':\(name)' must be typed at the prompt on its own"
    case .notAnInput(let name, inScript: true): "':\(name)' works only at the prompt of the shell, and this is a script"
    case .noTurn(let text, let last):
      last == 0 ? "there has been no turn yet" : "there is no turn '\(text)'; the last one is \(last)"
    case .isPast(let turn): "turn \(turn) is past and cannot be changed; ':at now' goes back to the present"
    case .stepsInPast(let turn):
      "turn \(turn) is past and cannot be stepped through; ':at now' goes back to the present"
    case .tooLongToTravel: "the session is too long to run again"
    case .notACount(let text): "'\(text)' is not a count; type a number such as 3"
    case .notShown(let failure): failure.words
    case .notRecording: "no recording is in progress; ':record FILE' starts one"
    case .alreadyRecording(let file): "'\(file)' is being recorded; ':record off' ends it"
    case .control(let error): Self.words(for: error)
    }
  }

  /// The plural: `settings`, `kinds of trace`.
  private func several(_ what: String) -> String {
    what.hasPrefix("kind ") ? "kinds\(what.dropFirst(4))" : "\(what)s"
  }

  /// Most such texts are meant as key paths, and lack only the beginning.
  private static func keyPathWords(_ text: String) -> String {
    let path = text.first == "." ? text.dropFirst() : text[...]
    let isName = path.first?.isLetter ?? false && path.allSatisfy { $0.isLetter || $0.isNumber || "._?".contains($0) }
    return "'\(text)' is not a key path; "
      + (isName ? "did you mean '\\.\(path)'?" : "one begins with '\\.', as in \\.count")
  }

  private static func words(for error: ControlError) -> String {
    switch error {
    case .none(let kind, let label, let known, let other):
      if let other, let command = other.command {
        let written = label.contains(" ") ? "\"\(label)\"" : label
        let rest = other == .field ? " TEXT" : other == .picker ? " OPTION" : ""
        return
          "'\(label)' is a \(other.rawValue), not a \(kind.rawValue); did you mean ':\(command) \(written)\(rest)'?"
      }
      let known = known.filter { !$0.isEmpty }
      if kind == .refreshable, known.isEmpty { return "nothing on the screen can be refreshed" }
      return "there is no \(kind.named(label)) on the screen"
        + Offer.clause(for: label, among: known, called: kind.several)
    case .several(let kind, let label, let views):
      return
        "there are \(views.count) \(kind.several) '\(label)'; add the view that shows it: \(views.prefix(8).joined(separator: ", "))"
    case .elsewhere(let kind, let label, let view, let views):
      return
        "there is no \(kind.named(label)) in \(view); there is one in \(views.prefix(8).joined(separator: ", "))"
    case .disabled(let label): return "'\(label)' is disabled"
    case .noOption(let option, let label, let known):
      return "'\(label)' has no '\(option)'\(Offer.clause(for: option, among: known, called: "options"))"
    case .ofOtherType(let label, let tag, let selection):
      return "'\(label)' cannot be selected: its tag is of type \(tag), and the selection of type \(selection)"
    case .covered(let label, let cover, let view, let wayOut):
      let what = cover == "page" ? "a page that \(view) has pushed" : "the \(cover) that \(view) presents"
      return "'\(label)' is covered by \(what)\(wayOut.map { "; ':tap \($0)' leaves it" } ?? "")"
    }
  }
}
