import Trace

/// Plays a transcript for an audience: its text is shown, its inputs are typed and run.
///
/// By key press, any key types the next characters, and Enter runs the input. By itself, the show plays at its speed.
/// Going back, and returning from the presenter's own inputs, runs the earlier inputs again: everything is
/// deterministic.
package final class Player {
  /// The options for playing a transcript.
  package struct Options {
    /// True if the show runs without keys, which can still pause it, lead to another place, and end it.
    package var isAuto = false
    package var speed = PlaySpeed.standard
    package var showsProse = true
    package var hasColor = false
    /// The step at which to begin; an index of the script's steps.
    package var start = 0
    /// Called before the first step. False if the presenter ends the show there.
    package var mayBegin: () -> Bool = { true }

    package init() {}
  }

  /// The result of a show.
  package struct Summary {
    /// Inputs that were run as part of the show.
    package fileprivate(set) var inputs = 0
    /// The lines of the inputs whose output differed from the file, sorted.
    package fileprivate(set) var drifts: [Int] = []
    /// The number of predictions, and the number of right ones.
    package fileprivate(set) var predictions = (made: 0, right: 0)
  }

  /// The step to go to next.
  enum Move: Equatable {
    case next
    case to(Int)
    case quit
  }

  let script: PlayScript
  let evaluator: any TranscriptEvaluator
  let options: Options
  let style: PlayStyle
  let stage: PlayStage
  /// The current step.
  private(set) var index = 0
  private var isBelowItem = false
  /// For each step whose input has run: true if the output was the file's.
  var isAsExpected: [Int: Bool] = [:]
  /// For each step with a prediction: true if the prediction was right.
  var answers: [Int: Bool] = [:]

  /// `cast` records the show.
  package init(
    _ script: PlayScript, on evaluator: some TranscriptEvaluator, _ console: some PlayConsole, _ options: Options,
    cast: CastWriter? = nil
  ) {
    self.script = script
    self.evaluator = evaluator
    self.options = options
    style = PlayStyle(isOn: options.hasColor)
    stage = PlayStage(console, speed: options.speed, isAuto: options.isAuto, cast: cast)
  }

  /// The recording of the show.
  package var cast: CastWriter? { stage.cast }

  /// Plays the transcript to its end, or until the presenter ends it.
  package func run() -> Summary {
    evaluator.reset()
    guard options.mayBegin() else { return Summary() }
    if !options.isAuto { stage.line(style.faint(Player.keys)) }
    if options.start > 0 { go(to: options.start) }
    while index < script.steps.count {
      switch play(script.steps[index]) {
      case .next: index += 1
      case .to(let step): go(to: step)
      case .quit:
        stage.endLine()
        if let number = script.sections.lastIndex(where: { $0.step <= index }), number > 0 {
          stage.line(style.faint("ended in section \(number + 1); '--section \(number + 1)' resumes there"))
        }
        return summary
      }
    }
    let summary = summary
    stage.gap()
    stage.line(style.faint(words(for: summary)))
    return summary
  }

  static let keys = "any key types · Enter runs · ← back · → next · Tab sections · ^T try · ^C quit"

  private var summary: Summary {
    var summary = Summary()
    summary.inputs = isAsExpected.count
    summary.drifts = isAsExpected.filter { !$0.value }.keys.sorted().compactMap { step in
      if case .input(let input) = script.steps[step] { input.line } else { nil }
    }
    summary.predictions = (answers.count, answers.values.count { $0 })
    return summary
  }

  private func words(for summary: Summary) -> String {
    let (made, right) = summary.predictions
    let score = made == 0 ? "" : "\(right) of \(made) predictions right · "
    if summary.drifts.isEmpty { return "\(score)end, all output as in the file" }
    let lines = summary.drifts.map { "\($0)" }.joined(separator: ", ")
    return "\(score)end; output differs at line\(summary.drifts.count == 1 ? "" : "s") \(lines)"
  }

  // MARK: Steps

  private func play(_ step: PlayScript.Step) -> Move {
    switch step {
    case .heading, .prose, .lines:
      let words = show(step)
      return stage.isAuto ? wait(min(Double(words) * PlaySpeed.Time.word, PlaySpeed.Time.longestReading)) : .next
    case .pause(let seconds): return pause(seconds)
    case .lid:
      _ = show(step)
      return pause(nil)
    case .reset:
      evaluator.reset()
      return .next
    case .input(let input):
      return input.isHidden ? runUnseen(input) : perform(input)
    }
  }

  /// Shows a step's text, and returns the number of words.
  private func show(_ step: PlayScript.Step) -> Int {
    stage.beginText()
    switch step {
    case .heading(let title, let level):
      evaluator.announce(.heading(title, level: level))
      stage.gap()
      stage.line(style.heading(title))
      return title.split(separator: " ").count
    case .prose(let text) where options.showsProse:
      if !(Player.isItem(text) && isBelowItem) { stage.gap() }
      isBelowItem = Player.isItem(text)
      // Continuation lines of an item are indented to its first word.
      let hanging = text.startsWith("- ") || text.startsWith("* ") ? 2 : 0
      for line in WordWrap.wrap(text, columns: min(stage.columns, 80), hanging: hanging) {
        stage.line(style.prose(line))
      }
      return text.split(separator: " ").count
    case .lines(let lines) where options.showsProse:
      stage.gap()
      for line in lines { stage.line(style.plain(line)) }
      return lines.count * 4
    case .lid(let words):
      stage.gap()
      stage.line(style.question(words) + style.faint(" (any key shows it)"))
      return 0
    case .prose, .lines, .pause, .reset, .input: return 0
    }
  }

  /// An item of a list stands directly below the previous one.
  private static func isItem(_ text: String) -> Bool {
    text.startsWith("- ") || text.startsWith("* ") || text.startsWith("|")
  }

  private func runUnseen(_ input: PlayScript.Input) -> Move {
    let reply = evaluator.evaluateUnseen(input.text)
    check(reply, input)
    return .next
  }

  /// Compares the output with the file. A difference is marked so that the presenter sees it without disturbing the
  /// audience.
  func check(_ reply: TranscriptReply, _ input: PlayScript.Input) {
    let comparison = OutputComparison(expected: input.exchange.output.map(\.pattern), actual: reply.lines)
    isAsExpected[index] = comparison.matches
  }

  func show(_ reply: TranscriptReply) {
    for line in reply.lines {
      // Rows of the trace fit, and quoted source keeps its columns.
      let isText = !line.startsWith("  ") && !line.holds(" | ")
      for part in isText ? WordWrap.wrap(line, columns: stage.columns) : [line] { stage.line(style.output(part)) }
    }
  }

  // MARK: Going elsewhere

  /// Restores the session and the screen to their state before a step, from the start of its section.
  private func go(to step: Int) {
    stage.clear(style)
    let sectionStart = script.sections.last { $0.step <= step }?.step ?? 0
    evaluator.reset()
    for (number, earlier) in script.steps[..<step].enumerated() {
      index = number
      let isShown = number >= sectionStart
      switch earlier {
      case .reset: evaluator.reset()
      case .input(let input):
        let reply = input.isHidden ? evaluator.evaluateUnseen(input.text) : evaluator.evaluate(input.text)
        check(reply, input)
        guard isShown, !input.isHidden else { continue }
        stage.beginInput()
        stage.write(Player.typed(input.text, style) + "\n")
        show(reply)
      default: if isShown { _ = show(earlier) }
      }
    }
    isAsExpected = isAsExpected.filter { $0.key < step }
    answers = answers.filter { $0.key < step }
    index = step
  }

  /// An input with its prompts.
  static func typed(_ text: some StringProtocol, _ style: PlayStyle) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { style.prompt($0 == 0 ? ">" : ".") + " " + style.plain(String($1)) }.joined(
      separator: "\n")
  }

  /// The last input before this step that the audience has seen.
  var stepBack: Int {
    script.steps[..<index].lastIndex { step in
      if case .input(let input) = step { !input.isHidden } else { false }
    } ?? index
  }

  var sectionBefore: Int {
    let starts = script.sections.map(\.step)
    let current = starts.last { $0 <= index } ?? 0
    // From the middle of a section, its own start comes first.
    let inputs = script.steps[current..<index].contains { step in
      if case .input(let input) = step { !input.isHidden } else { false }
    }
    return inputs ? current : starts.last { $0 < current } ?? 0
  }

  var sectionAfter: Int { script.sections.map(\.step).first { $0 > index } ?? index }
}
