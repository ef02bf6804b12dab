/// Where many events that say the same become one line with a count.
enum Fold {
  /// So many make a run; fewer are shown one by one.
  static let threshold = 4

  /// What must be the same for units to fold: the word, the name without its number or identity, and what kinds
  /// of things it is about.
  struct Key: Hashable {
    enum Word: Hashable { case mount, unmount, firstBody, body, write, state, equal }
    var word: Word
    var name: String
    var about: Set<String> = []
  }

  /// What folds: an event about a view, an equal write, or a willSet together with its didSet.
  struct Unit {
    let key: Key
    /// Of whom it is, and what it leads from and to: values of a write, the number of a run.
    let subject: String
    let span: (from: String, to: String)
    let about: [NameList.Name]
    let events: Int

    /// `event` is one of those that fold; a willSet stands for the whole write.
    init?(_ event: TraceEvent) {
      switch event {
      case .willSet(let property, let old, let new, let invalidates):
        key = Key(word: .write, name: property.kind)
        (subject, span, events) = (property.description, (old, new), 2)
        about = invalidates.map(NameList.Name.init)
      case .state(let property, let old, let new, let invalidates):
        key = Key(word: .state, name: property.description)
        (subject, span, events) = (property.description, (old, new), 1)
        about = invalidates.map(NameList.Name.init)
      case .equalWrite(let property, let old, let new):
        key = Key(word: .equal, name: property.kind)
        (subject, span, events, about) = (property.description, (old, new), 1, [])
      case .body(let view, let run, let cause):
        about = cause.list.names
        var word = Key.Word.body
        if case .first = cause { word = .firstBody }
        key = Key(word: word, name: view.name, about: Set(about.map(\.kind)))
        (subject, span, events) = (view.description, ("\(run)", "\(run)"), 1)
      case .mounted(let view):
        key = Key(word: .mount, name: view.name)
        (subject, span, events, about) = (view.description, ("", ""), 1, [])
      case .unmounted(let view):
        key = Key(word: .unmount, name: view.name)
        (subject, span, events, about) = (view.description, ("", ""), 1, [])
      default:
        return nil
      }
    }
  }

  /// The units of one key, and what their common line needs of them.
  struct Group {
    private(set) var count = 0
    private(set) var events = 0
    private var subject = ""
    private var isOneSubject = true
    private var span = (from: "", to: "")
    private var about: [NameList.Name] = []
    private var known: Set<NameList.Name> = []

    mutating func add(_ unit: Unit) {
      if count == 0 { (subject, span.from) = (unit.subject, unit.span.from) }
      if subject != unit.subject { isOneSubject = false }
      count += 1
      events += unit.events
      span.to = unit.span.to
      for name in unit.about where known.insert(name).inserted { about.append(name) }
    }

    func rows(for key: Key) -> [Row] {
      let name = Row.Field.name(Columns.printable("\(isOneSubject ? subject : key.name) ×\(count)"))
      switch key.word {
      case .mount: return [Row("mount", .blue, name)]
      case .unmount: return [Row("unmount", .blue, name)]
      case .firstBody: return [Row("body", .green, name, .list(NameList("reads", about)))]
      case .body:
        var row = Row("body", .green, name)
        if isOneSubject { row.fields.append(.aside("#\(span.from)…#\(span.to)")) }
        row.fields.append(.list(NameList("because", about)))
        return [row]
      case .write, .state:
        var row = Row(key.word == .state ? "state" : "write", .yellow, name)
        if isOneSubject { row.fields.append(.change(span.from, span.to)) }
        return about.isEmpty ? [row] : [row, Row(nil, .plain, .list(NameList("invalidates", about)))]
      case .equal: return [Row("equal", .faint, name, .aside("nobody is told"))]
      }
    }
  }
}
