/// The first column of a row and its fields, before they are fitted to a width.
struct Row {
  /// The word column; nil on a row that continues the one above.
  var head: Head?
  var fields: [Field]

  enum Head {
    case kind(RowKind)
    /// The row represents omitted rows.
    case omission
  }

  init(_ kind: RowKind, _ fields: [Field]) {
    head = .kind(kind)
    self.fields = fields
  }

  /// A row that continues the one above.
  init(_ fields: Field...) { self.fields = fields }

  /// A row that represents `count` events.
  init(omitted count: Int) {
    head = .omission
    fields = [.aside("\(count) more event\(count == 1 ? "" : "s")")]
  }

  /// A row that represents the further rounds of a redraw loop.
  init(moreRounds count: Int) {
    head = .omission
    fields = [.aside("\(count) more rounds")]
  }

  /// The word of the first column, and its style.
  var word: (text: String, style: ANSIStyle)? {
    switch head {
    case .kind(let kind): (kind.rawValue, kind.style)
    case .omission: ("…", .faint)
    case nil: nil
    }
  }

  /// The parts of a row, two spaces apart.
  enum Field {
    /// A name; shortened only if it is wider than the screen.
    case name(String)
    /// Words in the background, shown faintly.
    case aside(String)
    /// `old → new`, each shortened to fit; if both do not fit whole, the words for the difference instead.
    case change(old: String, new: String, told: String? = nil)
    /// A list such as `lead a, b and 7 more`.
    case list(NameList)
    /// Sentences, broken between words, on as many lines as they need.
    case prose(String)

    static func name(_ view: ViewRef) -> Field { .name(Columns.printable(view.description)) }
    static func name(_ property: PropertyRef) -> Field { .name(Columns.printable(property.description)) }
    static func change(_ old: String, _ new: String, told: String? = nil) -> Field {
      .change(old: Columns.printable(old), new: Columns.printable(new), told: told.map(Columns.printable))
    }
    static func list(_ lead: String?, _ views: [ViewRef]) -> Field {
      .list(NameList(lead, views.map(NameList.Name.init)))
    }
  }
}

/// Names after a word, such as `invalidates Badge, Row ×500`.
struct NameList {
  /// The word before the names.
  var lead: String?
  /// The names in order.
  var names: [Name]
  /// The text after each name but the last.
  var separator = ","
  /// True if every name is shown, on as many lines as that takes.
  var isWhole = false

  /// A name, and the name of its kind, under which many of the kind are counted.
  struct Name: Hashable {
    var text: String
    var kind: String

    init(_ text: String, kind: String? = nil) {
      self.text = Columns.printable(text)
      self.kind = kind.map(Columns.printable) ?? self.text
    }

    init(_ view: ViewRef) { self.init(view.description, kind: view.name) }
    init(_ property: PropertyRef) { self.init(property.description, kind: property.kind) }
  }

  /// A label that represents `count` names.
  struct Label {
    var text: String
    var count: Int
  }

  init(_ lead: String?, _ names: [Name]) {
    self.lead = lead
    self.names = names
  }

  /// A label for each name; when `folding`, one for many of a kind, at the position of the first.
  func labels(folding: Bool) -> [Label] {
    guard folding, names.count >= Fold.threshold else {
      return names.map { Label(text: $0.text, count: 1) }
    }
    var counts: [String: Int] = [:]
    for name in names { counts[name.kind, default: 0] += 1 }
    var labels: [Label] = []
    for name in names {
      guard let count = counts[name.kind] else { continue }
      if count >= Fold.threshold {
        counts[name.kind] = nil
        labels.append(Label(text: "\(name.kind) ×\(count)", count: count))
      } else {
        labels.append(Label(text: name.text, count: 1))
      }
    }
    return labels
  }
}
