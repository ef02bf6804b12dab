import Session
import Views

/// A possible next step, as an input.
struct Choice: Hashable {
  let input: String
  /// The control or property alone, without a value. It is the same on different screens.
  let subject: String
}

/// All steps that a person, or a program that writes models, can take at a moment.
struct Choices {
  private(set) var all: [Choice] = []
  /// The steps a person can take without leaving the screen: use a control, or wait.
  var ofPerson: [Choice] {
    controls.isEmpty ? [] : all.filter { controls.contains($0.subject) || $0.subject == Self.time }
  }
  /// The steps that change something without time passing, on the same screen.
  var withoutPauses: [Choice] { all.filter { controls.contains($0.subject) || properties.contains($0.subject) } }
  private static let time = "time"
  /// A pause shorter than those for which programs wait.
  static let pause = Choice(input: ":advance 0.2s", subject: time)
  /// A pause for which most programs wait.
  static let rest = Choice(input: ":advance 1s", subject: time)
  /// The pause until something is due. A person who has typed waits for the results.
  static func pause(for duration: Duration) -> Choice {
    let (seconds, rest) = duration.components
    return Choice(
      input: ":advance \(seconds * 1_000 + (rest + 999_999_999_999_999) / 1_000_000_000_000_000)ms", subject: time)
  }
  static func isPause(_ subject: String) -> Bool { subject == time }
  /// The controls and properties among the choices.
  private(set) var controls: Set<String> = []
  private(set) var properties: Set<String> = []
  private let cases: [String: [String]]
  private let word: String?
  private let texts: [String]
  /// A text longer than the program allows.
  private let longText: String?
  private let compared: (texts: [String], numbers: [Int])

  /// Texts that people type, and texts that programs do not expect.
  private static let texts = ["Ann", "7", "a", "-1.5", " ", "👩‍👩‍👧 é", "a\"b\\\\c"]
  private static let durations = ["1m"]
  /// The number of instances of one type that are written; the others are like them.
  private static let instancesOfType = 3
  /// The number of cases of an enum that are written.
  private static let casesOfProperty = 3
  /// The number of controls of one kind that are used; for a long list, the first ones and the last.
  private static let controlsOfKind = 60

  /// - Parameters:
  ///   - mounted: The input that mounted what is on the screen, to take it away and bring it back.
  ///   - cases: The cases of the program's enums, which are values to write.
  ///   - word: The beginning of one of the program's own words, which a search finds.
  ///   - bounds: Texts about as long as the program allows.
  ///   - compared: Texts and numbers on which branches of the program depend.
  ///   - isClosed: Tells of a property that it is not to be written from outside.
  ///   - isThrownAway: Tells of an instance that no code of the program can reach.
  init(
    _ session: RecordedSession, mounted: String?, cases: [String: [String]] = [:], word: String? = nil,
    bounds: [String] = [], compared: (texts: [String], numbers: [Int]) = ([], []),
    isClosed: (_ property: String) -> Bool = { _ in false },
    isThrownAway: (RecordedSession.Instance) -> Bool = { _ in false }
  ) {
    self.cases = cases
    self.word = word
    self.compared = compared
    texts = (word.map { [$0] } ?? []) + compared.texts + Self.texts + bounds
    longText = bounds.last
    addControls(of: session)
    addWrites(of: session.instances.filter { $0.isModel && !isThrownAway($0) }, isClosed)
    for view in session.views { all.append(Choice(input: ":remake \(Self.quoted(view))", subject: "remake \(view)")) }
    all += [Self.pause, Self.rest]
    for one in Self.durations { all.append(Choice(input: ":advance \(one)", subject: Self.time)) }
    if mounted != nil, let tree = session.screen.first?.tree {
      all.append(Choice(input: ":unmount \(Self.quoted(tree))", subject: "mounting"))
    } else if let mounted {
      all.append(Choice(input: mounted, subject: "mounting"))
    }
  }

  // MARK: The screen

  private mutating func addControls(of session: RecordedSession) {
    touch(session, .button, "tap")
    touch(session, .toggle, "toggle")
    touch(session, .deletable, "delete")
    touch(session, .swipeable, "swipe")
    touch(session, .refreshable, "refresh")
    for one in touchable(session, .field) {
      for text in texts { add("type", one, "\"\(text)\"") }
      if session.hasText(field: one.label, in: one.view) { retype(one) }
    }
    for one in touchable(session, .picker) {
      for option in session.options(ofPicker: one.label) { add("pick", one, Self.quoted(option)) }
    }
    for one in touchable(session, .value) {
      for value in Self.values(of: session.valueType(of: one.label) ?? "") { add("set-value", one, value) }
    }
    for one in touchable(session, .movable) { add("move", one, "0") }
  }

  /// A person replaces the text of a field by one that a search finds, or else deletes it: a search finds nothing while
  /// typing only adds to it.
  private mutating func retype(_ field: ViewHierarchy.Touchable) {
    add("retype", field, "\"\(word ?? "")\"", as: "type")
  }

  private func touchable(_ session: RecordedSession, _ kind: ControlKind) -> [ViewHierarchy.Touchable] {
    let all = session.touchable(kind)
    if all.count <= Self.controlsOfKind { return all }
    return Array(all.prefix(Self.controlsOfKind - 5) + all.suffix(5))
  }

  private mutating func touch(_ session: RecordedSession, _ kind: ControlKind, _ command: String) {
    for one in touchable(session, kind) { add(command, one, nil) }
  }

  /// - Parameter use: The command that uses the control in the same way, if it is another one.
  private mutating func add(
    _ command: String, _ control: ViewHierarchy.Touchable, _ value: String?, as use: String? = nil
  ) {
    var words = [":\(command)", Self.quoted(control.label)]
    if let value { words.append(value) }
    // A swipe names its action before its view.
    if let view = control.view, command != "swipe" { words.append(Self.quoted(view)) }
    let subject = "\(use ?? command) \(control.label) \(control.view ?? "")"
    controls.insert(subject)
    all.append(Choice(input: words.joined(separator: " "), subject: subject))
  }

  private static func values(of type: String) -> [String] {
    switch type {
    case "Double", "Float", "CGFloat": ["0", "0.5", "100"]
    case "Int": ["0", "1", "50"]
    default: []
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Models

  private mutating func addWrites(of instances: [RecordedSession.Instance], _ isClosed: (String) -> Bool) {
    var counts: [String: Int] = [:]
    for instance in instances {
      counts[instance.type, default: 0] += 1
      if counts[instance.type, default: 0] > Self.instancesOfType { continue }
      for property in instance.properties {
        let name = property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name
        let path = "\(instance.type)#\(instance.number).\(name)"
        let subject = "\(instance.type).\(name)"
        if isClosed(subject) { continue }
        let values = others(than: property, of: instance.type)
        for value in values { write("\(path) = \(value)", subject) }
        // An equal write: the notifications for it are one of the differences between the two versions.
        write("\(path) = \(path)", subject)
        if values.count > 1 { write("do { \(path) = \(values[0]); \(path) = \(values[1]) }", subject) }
        if property.type.hasPrefix("["), !property.type.contains(" : ") {
          write("\(path).removeAll()", subject)
          // A body may need an element, and trap where there is none.
          let one = Self.literal(of: String(property.type.dropFirst().dropLast())).map { "[\($0)]" }
          if let one, property.value != one, !property.value.contains(",") {
            write("\(path) = \(one)", subject)
          } else {
            write("\(path).reverse()", subject)
          }
        }
      }
    }
  }

  private mutating func write(_ input: String, _ subject: String) {
    properties.insert(subject)
    all.append(Choice(input: input, subject: subject))
  }

  private static func literal(of type: String) -> String? {
    switch type {
    case "Int", "Double", "Float", "CGFloat": "7"
    case "String": "\"x\""
    case "Bool": "true"
    default: nil
    }
  }

  private func others(than property: RecordedSession.Instance.Property, of owner: String) -> [String] {
    switch property.type {
    case "Bool": return property.value == "true" ? ["false", "true"] : ["true", "false"]
    case "Int", "Double", "Float", "CGFloat":
      let usual = [7, -1, 0]
      return (usual + compared.numbers.filter { !usual.contains($0) }).map(String.init)
    case "String": return (["x", "👩‍👩‍👧 é", ""] + [longText].compactMap(\.self) + compared.texts).map(Self.quoted)
    default:
      if property.type.hasSuffix("?") {
        let value = property.value == "nil" ? Self.literal(of: String(property.type.dropLast())) : nil
        return [value ?? "nil"]
      }
      // An enum inside the class itself comes before others of the same name.
      let names = ["\(owner).\(property.type)", property.type, String(property.type.split(separator: ".").last ?? "")]
      let known = names.lazy.compactMap { cases[$0] }.first ?? []
      return known.map { ".\($0)" }.filter { !property.value.hasSuffix($0) }.prefix(Self.casesOfProperty).map(\.self)
    }
  }
}
