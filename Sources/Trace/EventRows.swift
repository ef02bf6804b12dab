extension TraceEvent {
  /// The rows of the text form. Each takes one line if there is room.
  var rows: [Row] {
    switch self {
    case .willSet(let property, let old, let new, let invalidates),
      .state(let property, let old, let new, let invalidates):
      return [row(property, old, new)] + Row.invalidates(invalidates)
    case .didSet(let property, let old, let new):
      return [row(property, old, new)]
    case .equalWrite(let property, let old, let new):
      return [row(.name(property), .change(old.text, new.text), .aside(Row.equalAside))]
    case .objectWillChange(let object, let change, let invalidates):
      let first =
        change.map { row(PropertyRef(object: object, member: $0.member), $0.old, $0.new) }
        ?? row(.name(Columns.printable(object)), .aside("objectWillChange.send()"))
      return [first] + Row.invalidates(invalidates)
    case .trackerFired(let tracker, let property):
      let because = NameList("because", [NameList.Name(property)])
      return [row(.name(Columns.printable(tracker)), .list(because))]
    case .body(let view, let run, let cause):
      return [row(.name(view), .aside("#\(run)"), .list(cause.list))]
    case .mounted(let view), .unmounted(let view):
      return [row(.name(view))]
    case .stale(let views):
      return [row(.list(nil, views))]
    case .commit(let stale):
      return [row(.list("runs", stale))]
    case .redrawLoop(let cycle, let rounds):
      var names = cycle.map { NameList.Name($0.description) }
      // The cycle is closed in words, so that a view that invalidates itself also reads as a cycle.
      if let first = names.first { names.append(first) }
      var list = NameList(nil, names)
      list.separator = " →"
      list.isWhole = true
      return [row(.list(list)), Row(.aside("redraw loop: stopped after \(rounds) rounds"))]
    case .access(let property, let reader):
      return [row(.name(property), .list(NameList("by", [NameList.Name(reader.name)])))]
    case .created(let object), .destroyed(let object):
      return [row(.name(Columns.printable(object)))]
    case .warning(let text), .note(let text):
      return [row(.prose(text))]
    case .mistake(let note):
      return [row(.prose(note.text)), Row(.prose(note.advice))]
    }
  }

  private func row(_ fields: Row.Field...) -> Row { Row(kind, fields) }

  /// The row of a write. Very long values are cut, and may then look alike.
  private func row(_ property: PropertyRef, _ old: ShownValue, _ new: ShownValue) -> Row {
    let isCut = old.text == new.text && old.text.hasSuffix("…") && old.text != "…"
    let name = Columns.printable(property.description)
    switch ValueDifference(old, new) {
    case .inside(let path, let old, let new):
      return Row(kind, [.name(name + Columns.printable(path)), .change(old, new)])
    case .elements(let path, let words):
      return Row(kind, [.name(name + Columns.printable(path)), .change(old.text, new.text, told: words)])
    case nil:
      return Row(kind, [.name(name), .change(old.text, new.text)] + (isCut ? [.aside("they differ further on")] : []))
    }
  }
}

extension Row {
  /// The words after the values of an equal write.
  static let equalAside = "nobody is told"

  /// The row below a write with the views that it made stale; empty if there are none.
  fileprivate static func invalidates(_ views: [ViewRef]) -> [Row] {
    views.isEmpty ? [] : [invalidates(views.map(NameList.Name.init))]
  }

  static func invalidates(_ names: [NameList.Name]) -> Row { Row(.list(NameList("invalidates", names))) }
}

extension Reader {
  var name: String {
    switch self {
    case .view(let view): Columns.printable(view.description)
    case .tracker(let name): Columns.printable(name)
    }
  }
}

extension BodyCause {
  var isFirst: Bool {
    if case .first = self { true } else { false }
  }

  /// `because Counter#1.count`, or `reads Counter#1.count` for the first run.
  package var words: String {
    switch self {
    case .first(let reads):
      reads.isEmpty ? "reads nothing" : "reads \(reads.map(\.description).joined(separator: ", "))"
    case .because(let reasons): "because \(reasons.map(\.words).joined(separator: ", "))"
    }
  }

  var list: NameList {
    switch self {
    case .first(let reads): NameList("reads", reads.map(NameList.Name.init))
    case .because(let reasons): NameList("because", reasons.map(\.name))
    }
  }
}

extension BodyReason {
  /// `Counter#1.count`, `its value changed`
  package var words: String { name.text }

  var name: NameList.Name {
    switch self {
    case .property(let property): NameList.Name(property)
    case .object(let object): NameList.Name(object, kind: PropertyRef.type(of: object))
    case .value(let fields) where fields.isEmpty: NameList.Name("its value changed")
    case .value(let fields): NameList.Name("its \(fields.joined(separator: ", ")) changed")
    case .environment(let key): NameList.Name("environment \(key)")
    case .redeclared(let type): NameList.Name("\(type) was redeclared")
    case .remade: NameList.Name("':remake' ran it")
    }
  }
}
