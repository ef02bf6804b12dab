extension TraceEvent {
  /// The words of the text form, one row a line where there is room for it.
  var rows: [Row] {
    switch self {
    case .willSet(let property, let old, let new, let invalidates):
      let write = Row("willSet", .yellow, property, old, new)
      return invalidates.isEmpty ? [write] : [write, Row(nil, .plain, .list("invalidates", invalidates))]
    case .didSet(let property, let old, let new):
      return [Row("didSet", .yellow, property, old, new)]
    case .equalWrite(let property, let old, let new):
      return [Row("equal", .faint, .name(property), .change(old, new), .aside("nobody is told"))]
    case .state(let property, let old, let new, let invalidates):
      let write = Row("state", .yellow, property, old, new)
      return invalidates.isEmpty ? [write] : [write, Row(nil, .plain, .list("invalidates", invalidates))]
    case .objectWillChange(let object, let change, let invalidates):
      let first =
        change.map { Row("publish", .yellow, PropertyRef(object: object, member: $0.member), $0.old, $0.new) }
        ?? Row("publish", .yellow, .name(Columns.printable(object)), .aside("objectWillChange.send()"))
      return invalidates.isEmpty ? [first] : [first, Row(nil, .plain, .list("invalidates", invalidates))]
    case .trackerFired(let tracker, let property):
      let because = NameList("because", [NameList.Name(property)])
      return [Row("fired", .magenta, .name(Columns.printable(tracker)), .list(because))]
    case .body(let view, let run, let cause):
      return [Row("body", .green, .name(view), .aside("#\(run)"), .list(cause.list))]
    case .mounted(let view):
      return [Row("mount", .blue, .name(view))]
    case .unmounted(let view):
      return [Row("unmount", .blue, .name(view))]
    case .stale(let views):
      return [Row("stale", .magenta, .list(nil, views))]
    case .commit(let stale):
      return [Row("commit", .magenta, .list("runs", stale))]
    case .redrawLoop(let cycle, let rounds):
      var names = cycle.map { NameList.Name($0.description) }
      // Closed in words, so that a view that invalidates itself reads as a cycle too.
      if let first = names.first { names.append(first) }
      var list = NameList(nil, names)
      list.separator = " →"
      list.isWhole = true
      return [Row("loop", .alarm, .list(list)), Row(nil, .plain, .aside("cut after \(rounds) rounds"))]
    case .access(let property, let reader):
      return [Row("access", .faint, .name(property), .list(NameList("by", [NameList.Name(reader.name)])))]
    case .created(let object):
      return [Row("init", .blue, .name(Columns.printable(object)))]
    case .destroyed(let object):
      return [Row("deinit", .blue, .name(Columns.printable(object)))]
    case .warning(let text):
      return [Row("warning", .alarm, .prose(text))]
    case .mistake(let text, let advice):
      return [Row("mistake", .alarm, .prose(text)), Row(nil, .plain, .prose(advice))]
    case .note(let text):
      return [Row("note", .faint, .prose(text))]
    }
  }
}

extension Row {
  /// A write that was told. Values are cut where they are very long, and then may look alike.
  fileprivate init(_ word: String, _ style: ANSIStyle, _ property: PropertyRef, _ old: String, _ new: String) {
    self.init(word, style, .name(property), .change(old, new))
    if old == new, old.hasSuffix("…"), old != "…" { fields.append(.aside("they differ further on")) }
  }
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
  var list: NameList {
    switch self {
    case .first(let reads): NameList("reads", reads.map(NameList.Name.init))
    case .because(let reasons): NameList("because", reasons.map(\.name))
    }
  }
}

extension BodyReason {
  var name: NameList.Name {
    switch self {
    case .property(let property): NameList.Name(property)
    case .object(let object): NameList.Name(object, kind: PropertyRef.type(of: object))
    case .value(let fields) where fields.isEmpty: NameList.Name("its value changed")
    case .value(let fields): NameList.Name("its \(fields.joined(separator: ", ")) changed")
    case .environment(let key): NameList.Name("environment \(key)")
    case .redeclared(let type): NameList.Name("\(type) was declared anew")
    }
  }
}
