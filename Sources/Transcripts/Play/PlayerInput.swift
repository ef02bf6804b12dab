import Trace

/// Typing, running and asking.
extension Player {
  /// Types an input and runs it.
  func perform(_ input: PlayScript.Input) -> Move {
    stage.beginInput()
    stage.write(style.prompt(">") + " ")
    let move = stage.isAuto ? typeAlone(Array(input.text)) : type(Array(input.text))
    guard move == .next else { return move }
    stage.write("\n")
    var answer: String?
    if input.asks {
      evaluator.announce(.question(input: input.text))
      switch ask(about: input) {
      case .quit: return .quit
      case .given(let text): answer = text
      }
    }
    let reply = evaluator.evaluate(input.text)
    let ran = input.asks ? reply.views() : []
    let known = input.asks ? reply.knownViews() : []
    show(reply)
    check(reply, input)
    if isAsExpected[index] == false { stage.line(style.faint("≠ line \(input.line)")) }
    if let answer { reveal(Prediction(answer, ran: ran, known: known + ran)) }
    guard stage.isAuto else { return .next }
    return wait(PlaySpeed.Time.afterOutput + Double(reply.lines.count) * PlaySpeed.Time.outputLine)
  }

  /// The number of characters typed per key press.
  private static let charactersPerKey = 3

  private func type(_ characters: [Character]) -> Move {
    var typed = 0
    while true {
      let key = stage.key()
      switch key {
      case .text, .other:
        let end = min(typed + Player.charactersPerKey, characters.count)
        write(characters[typed..<end])
        typed = end
      case .enter:
        if typed == characters.count { return .next }
        write(characters[typed...])
        typed = characters.count
      case .right:
        write(characters[typed...])
        return .next
      default:
        if let move = move(for: key) { return move }
      }
    }
  }

  private func typeAlone(_ characters: [Character]) -> Move {
    for index in characters.indices {
      write(characters[index...index])
      let move = wait(PlaySpeed.Time.character)
      if move != .next { return move }
    }
    return wait(PlaySpeed.Time.beforeEnter)
  }

  private func write(_ characters: ArraySlice<Character>) {
    var text = ""
    for character in characters {
      if character == "\n" { text += "\n\(style.prompt(".")) " } else { text += style.plain(String(character)) }
    }
    stage.write(text)
  }

  // MARK: Keys

  /// The move of a key that types nothing; nil if the key has none.
  private func move(for key: PlayKey) -> Move? {
    switch key {
    case .left, .backspace: return .to(stepBack)
    case .up: return .to(sectionBefore)
    case .down: return .to(sectionAfter)
    case .tab: return chooseSection()
    case .improvise: return improvise()
    case .redraw: return .to(index)
    case .quit: return .quit
    case .text, .enter, .right, .other: return nil
    }
  }

  /// Waits while the show plays by itself. A key may lead to another place; any other key pauses the show until the
  /// next one.
  func wait(_ seconds: Double) -> Move {
    guard let key = stage.wait(seconds) else { return .next }
    if let move = move(for: key) { return move }
    guard key != .right else { return .next }
    while true {
      let next = stage.key()
      if let move = move(for: next) { return move }
      return .next
    }
  }

  /// A pause mark: any key continues.
  func pause(_ seconds: Double?) -> Move {
    if stage.isAuto { return wait(seconds ?? PlaySpeed.Time.pause) }
    return move(for: style.isOn ? stage.key(after: style.faint("…")) : stage.key()) ?? .next
  }

  private func chooseSection() -> Move {
    let sections = script.sections
    stage.gap()
    for (number, section) in sections.enumerated() { stage.line(style.faint("\(number + 1)  \(section.title)")) }
    guard let name = stage.readLine(style.question("Section (number or title): ")) else { return .quit }
    return .to(name.isEmpty ? index : script.section(name) ?? index)
  }

  // MARK: What is not in the script

  /// The presenter tries an input. Its effects are undone when the show continues.
  private func improvise() -> Move {
    stage.gap()
    stage.line(style.faint("type your own inputs; an empty line returns to the lesson"))
    var inputs = playedInputs
    while true {
      guard let input = ownInput(recalled: inputs) else { return .quit }
      if input.allSatisfy(\.isWhitespace) { return .to(index) }
      inputs.append(input)
      show(evaluator.evaluate(input))
    }
  }

  /// Nil if the presenter ends the show.
  private func ownInput(recalled: [String]) -> String? {
    switch stage.ownInput(style, recalled: recalled) {
    case .text(let text): return text
    case .end: return ""
    case .unedited: break
    }
    guard var input = stage.readLine(style.prompt(">") + " ") else { return nil }
    while !evaluator.isComplete(input) {
      guard let line = stage.readLine(style.prompt(".") + " ") else { return nil }
      input += "\n" + line
    }
    return input
  }

  /// The inputs that the audience has seen so far.
  private var playedInputs: [String] {
    script.steps[..<index].compactMap { step in
      if case .input(let input) = step, !input.isHidden { input.text } else { nil }
    }
  }

  private enum Answer {
    case given(String)
    case quit
  }

  /// Asks until each name in the answer is that of a view, or appears in the output of the input, which may create it.
  private func ask(about input: PlayScript.Input) -> Answer {
    while true {
      guard case .given(let text) = ask() else { return .quit }
      let expected = input.exchange.expected.joined(separator: "\n")
      guard let words = Prediction.unknownNames(in: text, known: evaluator.knownViews, output: expected) else {
        return .given(text)
      }
      say(words, style.faint)
    }
  }

  /// Shows a sentence, broken between words.
  private func say(_ text: String, _ styled: (String) -> String) {
    for line in WordWrap.wrap(text, columns: stage.columns, hanging: 0) { stage.line(styled(line)) }
  }

  private func ask() -> Answer {
    let question = style.question("Which views will run?")
    guard stage.isAuto else {
      return stage.readLine("\(question) \(style.faint("(names, or none)")) ").map(Answer.given) ?? .quit
    }
    stage.line(question)
    if case .quit = wait(PlaySpeed.Time.question) { return .quit }
    return .given("")
  }

  private func reveal(_ prediction: Prediction) {
    if let isRight = prediction.isRight { answers[index] = isRight }
    switch prediction.isRight {
    case nil: say(prediction.words, style.question)
    case .some(true): say(prediction.words, style.right)
    case .some(false): say(prediction.words, style.wrong)
    }
    if let hint = prediction.hint { say(hint, style.faint) }
  }
}
