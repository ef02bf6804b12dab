import Trace

/// The report of `obsh open` as text, about two screens long.
extension OpenReport {
  /// - Parameter width: The number of columns. Lines are broken between words.
  package func text(width: Int) -> String {
    var lines = [
      isComplete
        ? "\(counted(files.count, "file")), \(files.count - filesWithSeals.count) without errors, \(filesWithOpaques.count) with opaque names"
        : "\(counted(files.count, "file")); bodies are checked when they are reached; ':opaque' checks all"
    ]
    if !sealed.isEmpty {
      lines.append("\(counted(sealed.count, "declaration")) sealed:")
      lines += Self.some(
        sealed.map { "  \(Self.shortened($0.file, width: width)):\($0.line): \($0.message)" }, 10)
    }
    let opaque = opaque
    if !opaque.isEmpty {
      let soFar = isComplete ? "" : " so far"
      lines.append("\(counted(opaque.count, "opaque name"))\(soFar), which obsh lacks:")
      lines += Self.table(opaque.map(\.cells), 8, width: width)
    }
    if !models.isEmpty {
      let left = models.count > 25 ? ["and \(models.count - 24) more"] : []
      let shown = (left.isEmpty ? models : Array(models.prefix(24))) + left
      lines.append("\(counted(models.count, "model")): \(shown.joined(separator: ", "))")
    }
    if !previews.isEmpty {
      lines.append("\(counted(previews.count, "preview")):")
      lines += Self.previewLines(previews, 20, width: width)
    }
    if !mistakes.isEmpty {
      lines.append("\(counted(mistakes.count, "mistake")):")
      lines += Self.some(mistakes.map { "  \($0.line { Self.shortened($0, width: width) })" }, 8)
    }
    return WordWrap.wrap(text: lines.joined(separator: "\n"), columns: width)
  }

  /// A path without the outer folders for which a line has no room: `…/fields/SearchField.swift`.
  private static func shortened(_ path: String, width: Int) -> String {
    var rest = Substring(path)
    while rest.count > width / 2, let slash = rest.firstIndex(of: "/") { rest = rest[slash...].dropFirst() }
    return rest.count == path.count ? path : "…/\(rest)"
  }

  /// Results of previews, of which those that need a look come last, where they stay on the screen. Below previews that
  /// did not run stands the reason, once for all that have the same one: a stand-in may let all of them run.
  ///
  /// - Parameter count: The number of rows to show.
  static func previewLines(_ previews: [OpenedPreview], _ count: Int = .max, width: Int) -> [String] {
    let results: [OpenedPreview.Result] = [.ran, .opaque, .trapped]
    let all = results.flatMap { result in groups(of: previews.filter { $0.result == result }) }
    let shown = all.suffix(count)
    let rows = table(shown.map(cells(of:)), .max, width: width)
    let lines = zip(rows, shown).flatMap { row, group in
      [row] + explanation(of: group).flatMap { WordWrap.wrap("      \($0)", columns: width, hanging: 6) }
    }
    let left = all.dropLast(shown.count).joined().count
    return (left > 0 ? ["  \(left) more"] : []) + lines
  }

  /// The previews with the same reason not to run, in order; one that ran stands alone.
  private static func groups(of previews: [OpenedPreview]) -> [[OpenedPreview]] {
    var groups: [[OpenedPreview]] = []
    for preview in previews {
      let known = preview.result == .ran ? nil : groups.firstIndex { $0[0].reason == preview.reason }
      if let known { groups[known].append(preview) } else { groups.append([preview]) }
    }
    return groups
  }

  private static func cells(of group: [OpenedPreview]) -> [String] {
    let one = group[0]
    if group.count > 1 { return ["\(group.count) previews", one.result.rawValue, ""] }
    let bodies = one.bodies == 1 ? "1 body" : "\(one.bodies) bodies"
    return [one.shownName, one.result.rawValue, one.result == .ran ? bodies : one.shownPlace]
  }

  /// The reason why the previews did not run, and their names.
  private static func explanation(of group: [OpenedPreview]) -> [String] {
    guard group[0].result != .ran, let reason = group[0].reason else { return [] }
    if group.count == 1 { return [reason] }
    let names = group.prefix(namesOfGroup).map(\.shownName) + (group.count > namesOfGroup ? ["…"] : [])
    return [reason, names.joined(separator: ", ")]
  }

  private static let namesOfGroup = 6

  /// Rows with aligned cells. If the places in the last column would break the lines, only the names of their files
  /// are shown; if that is not enough, the names in the first column are shortened.
  static func table(_ rows: [[String]], _ count: Int, width: Int) -> [String] {
    var shown = rows.count - 1 <= count ? rows : Array(rows.prefix(count))
    let filled = (shown.first ?? []).indices.filter { column in shown.contains { !$0[column].isEmpty } }
    shown = shown.map { row in filled.map { row[$0] } }
    var lines = Table.lines(shown)
    if lines.contains(where: { Columns.count($0) + 2 > width }) {
      shown = shown.map { $0.dropLast() + [String($0.last?.split(separator: "/").last ?? "")] }
      lines = Table.lines(shown)
    }
    let excess = (lines.map(Columns.count).max() ?? 0) + 2 - width
    if excess > 0, let longest = shown.map({ Columns.count($0[0]) }).max() {
      let room = max(longest - excess, Self.shortestName)
      lines = Table.lines(shown.map { [Columns.shorten($0[0], to: room)] + $0.dropFirst() })
    }
    let more = shown.count < rows.count ? ["  and \(rows.count - shown.count) more"] : []
    return lines.map { "  " + withoutBlanksAtEnd($0) } + more
  }

  private static func withoutBlanksAtEnd(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// The number of columns that a shortened name keeps.
  private static let shortestName = 16

  /// The first lines, and the number of further ones.
  static func some(_ lines: [String], _ count: Int) -> [String] {
    lines.count - 1 <= count ? lines : lines.prefix(count) + ["  and \(lines.count - count) more"]
  }
}
