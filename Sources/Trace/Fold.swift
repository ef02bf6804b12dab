/// The rules by which many events of the same kind become one line with a count.
enum Fold {
  /// The number of units that fold; fewer are shown one by one.
  static let threshold = 4

  /// The properties that units must share to fold: the word, the name without its number or identity, and the kinds
  /// of the objects involved.
  struct Key: Hashable {
    var kind: RowKind
    var name: String
    var about: Set<String> = []
    /// True if the bodies ran for the first time.
    var isFirst = false
  }

  /// A unit that can fold: an event of a view, an equal write, or a willSet together with its didSet.
  struct Unit {
    let key: Key
    /// The view or property, and the change: values of a write, the number of a run.
    let subject: String
    let span: (from: String, to: String)
    let about: [NameList.Name]
    let events: Int

    /// Nil if `event` cannot fold; a willSet stands for the whole write.
    init?(_ event: TraceEvent) {
      switch event {
      case .willSet(let property, let old, let new, let invalidates):
        key = Key(kind: .write, name: property.kind)
        (subject, span, events) = (property.description, (old.text, new.text), 2)
        about = invalidates.map(NameList.Name.init)
      case .state(let property, let old, let new, let invalidates):
        key = Key(kind: .state, name: property.description)
        (subject, span, events) = (property.description, (old.text, new.text), 1)
        about = invalidates.map(NameList.Name.init)
      case .equalWrite(let property, let old, let new):
        key = Key(kind: .equal, name: property.kind)
        (subject, span, events, about) = (property.description, (old.text, new.text), 1, [])
      case .body(let view, let run, let cause):
        about = cause.list.names
        key = Key(kind: .body, name: view.name, about: Set(about.map(\.kind)), isFirst: cause.isFirst)
        (subject, span, events) = (view.description, ("\(run)", "\(run)"), 1)
      case .mounted(let view):
        key = Key(kind: .mount, name: view.name)
        (subject, span, events, about) = (view.description, ("", ""), 1, [])
      case .unmounted(let view):
        key = Key(kind: .unmount, name: view.name)
        (subject, span, events, about) = (view.description, ("", ""), 1, [])
      default:
        return nil
      }
    }
  }

  /// The units of one key, and the data for their common line.
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
      switch key.kind {
      case .body where key.isFirst: return [Row(.body, [name, .list(NameList("reads", about))])]
      case .body:
        let runs = isOneSubject ? [Row.Field.aside("#\(span.from)…#\(span.to)")] : []
        return [Row(.body, [name] + runs + [.list(NameList("because", about))])]
      case .equal: return [Row(.equal, [name, .aside(Row.equalAside)])]
      default:
        let change = key.kind.subject == .write && isOneSubject ? [Row.Field.change(span.from, span.to)] : []
        return [Row(key.kind, [name] + change)] + (about.isEmpty ? [] : [.invalidates(about)])
      }
    }
  }
}
