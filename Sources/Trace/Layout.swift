/// Fits rows to the width of the screen.
///
///     ··willSet··name··old → new··an aside
///     ···········continuation
struct Layout {
  /// The columns of the screen.
  let width: Int
  /// True if names of one kind are counted in lists, and lists are cut to one line.
  let folds: Bool
  /// True if lines carry ANSI styles.
  let color: Bool

  /// The maximum number of names that are shown when all are requested.
  private static let longestWholeList = 100
  /// The number of columns in which a long value or name can still be distinguished.
  private static let least = 10
  private static let (arrow, arrowColumns) = (" → ", 3)

  init(width: Int, folds: Bool, color: Bool) {
    self.width = max(width, 40)
    self.folds = folds
    self.color = color
  }

  func lines(for row: Row) -> [String] {
    var page = Page(width: width, color: color, word: row.word)
    for (index, field) in row.fields.enumerated() {
      switch field {
      case .name(let text): place(text, .plain, on: &page)
      case .aside(let text): place(text, .faint, on: &page)
      case .change(let old, let new, let told):
        if let told, !fits(old, new, on: page) {
          place(told, .plain, on: &page)
        } else {
          place(old: old, new: new, reserving: asideColumns(of: row.fields[(index + 1)...]), on: &page)
        }
      case .list(let list): place(list, on: &page)
      case .prose(let text): place(prose: text, on: &page)
      }
    }
    return page.lines
  }

  private func asideColumns(of fields: ArraySlice<Row.Field>) -> Int {
    fields.reduce(0) { sum, field in
      guard case .aside(let text) = field else { return sum }
      return sum + Page.gap + Columns.count(text)
    }
  }

  private func place(_ text: String, _ style: ANSIStyle, on page: inout Page) {
    let columns = Columns.count(text)
    page.beginField(needing: columns)
    if columns <= page.room { return page.append(text, columns: columns, style) }
    page.append(Columns.shorten(text, to: page.room), style)
  }

  private func fits(_ old: String, _ new: String, on page: Page) -> Bool {
    Columns.count(old) + Self.arrowColumns + Columns.count(new) + Page.gap <= page.room
  }

  /// Places whole values, if necessary on a line of their own; longer ones are shortened.
  private func place(old: String, new: String, reserving reserved: Int, on page: inout Page) {
    let (oldColumns, newColumns) = (Columns.count(old), Columns.count(new))
    let whole = oldColumns + Self.arrowColumns + newColumns
    let least = min(oldColumns, Self.least) + Self.arrowColumns + min(newColumns, Self.least)
    page.beginField(needing: (whole <= width - RowKind.indent ? whole : least) + reserved)
    if whole <= page.room {
      page.append(old, columns: oldColumns)
      page.append(Self.arrow, columns: Self.arrowColumns, .faint)
      return page.append(new, columns: newColumns)
    }
    let room = max(page.room - reserved, least) - Self.arrowColumns
    // Columns that the shorter value does not need are given to the longer one.
    let oldShare = min(oldColumns, max(room / 2, room - newColumns))
    let shortened = ChangeText(old, new).shortened(old: oldShare, new: room - oldShare)
    page.append(shortened.old)
    page.append(Self.arrow, columns: Self.arrowColumns, .faint)
    page.append(shortened.new)
  }

  private func place(_ list: NameList, on page: inout Page) {
    let labels = list.labels(folding: folds && !list.isWhole)
    let lead = list.lead.map { $0 + " " } ?? ""
    guard let first = labels.first else { return place("\(lead)nothing", .faint, on: &page) }
    let leadColumns = Columns.count(lead)
    page.beginField(needing: leadColumns + min(Columns.count(first.text), 2 * Self.least))
    page.append(lead, columns: leadColumns, .faint)
    if list.isWhole || !folds {
      placeWhole(labels, of: list, on: &page)
    } else {
      placeCut(labels, of: list, on: &page)
    }
  }

  /// Places every label, on as many lines as needed.
  private func placeWhole(_ labels: [NameList.Label], of list: NameList, on page: inout Page) {
    for (index, label) in labels.prefix(Self.longestWholeList).enumerated() {
      if index > 0 {
        page.append(list.separator, .faint)
        // The separator of the next label stays on this line.
        if page.room < Columns.count(label.text) + 2 { page.breakLine() } else { page.append(" ") }
      }
      page.append(Columns.shorten(label.text, to: page.room - 2))
    }
    let rest = labels.dropFirst(Self.longestWholeList).reduce(0) { $0 + $1.count }
    guard rest > 0 else { return }
    let more = "and \(rest) more"
    if page.room < Columns.count(more) + 1 { page.breakLine() } else { page.append(" ") }
    page.append(more, .faint)
  }

  /// Places as many labels as fit on the line, and the number of remaining names.
  private func placeCut(_ labels: [NameList.Label], of list: NameList, on page: inout Page) {
    var left = labels.reduce(0) { $0 + $1.count }
    for (index, label) in labels.enumerated() {
      let separator = index > 0 ? list.separator + " " : ""
      let separatorColumns = Columns.count(separator)
      let more = left > label.count ? Columns.count(" and \(left) more") : 0
      let room = page.room - separatorColumns - more
      let columns = Columns.count(label.text)
      if index > 0, columns > room {
        page.append(" and \(left) more", .faint)
        return
      }
      if index > 0 { page.append(separator, columns: separatorColumns, .faint) }
      if columns <= room {
        page.append(label.text, columns: columns)
      } else {
        page.append(Columns.shorten(label.text, to: room))
      }
      left -= label.count
    }
  }

  private func place(prose: String, on page: inout Page) {
    page.beginField(needing: 0)
    for (index, paragraph) in prose.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { page.breakLine() }
      let words = Columns.printable(paragraph.split(separator: " ").joined(separator: " "))
      for (number, line) in WordWrap.lines(of: words, first: page.room, others: width - RowKind.indent).enumerated() {
        if number > 0 { page.breakLine() }
        page.append(Columns.shorten(String(line), to: page.room))
      }
    }
  }
}
