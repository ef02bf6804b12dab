import Trace

/// A tool's answer, shortened to a number of bytes. Agents read their whole input, and have little room.
struct ShortAnswer {
  /// The answer with shortened lists and texts; its member `omitted` counts the missing items of each list.
  let structured: JSON
  /// The first whole lines.
  let text: String

  init(_ members: [(String, JSON)], lines: [String], bytes: Int) {
    var piece = Piece(.object(members))
    var omitted: [(String, Int)] = []
    // The counts of omitted elements need room as well.
    let room = max(bytes - Self.roomForCounts, bytes / 2)
    while piece.size > room, let path = piece.shorten(to: room, "") {
      guard let (name, count) = path else { continue }
      if let index = omitted.firstIndex(where: { $0.0 == name }) {
        omitted[index].1 += count
      } else {
        omitted.append((name, count))
      }
    }
    var all = piece.json.members
    if !omitted.isEmpty { all.append(("omitted", .object(omitted.prefix(8).map { ($0, .number($1)) }))) }
    structured = .object(all)
    text = Self.text(lines, bytes: bytes)
  }

  private static let roomForCounts = 256

  static func text(_ lines: [String], bytes: Int) -> String {
    let whole = lines.joined(separator: "\n")
    if whole.utf8.count <= bytes { return whole }
    var text = ""
    var count = 0
    for line in lines {
      let note = "… and \(lines.count - count) more lines; 'maxBytes' raises the limit"
      if text.utf8.count + line.utf8.count + 1 + note.utf8.count > bytes {
        let left = bytes - text.utf8.count - note.utf8.count - 5
        return text + (count == 0 ? cut(line, to: max(left, 0)) + "…\n" : "") + note
      }
      text += line + "\n"
      count += 1
    }
    return text
  }

  /// The longest prefix of whole characters that fits.
  static func cut(_ text: String, to bytes: Int) -> String {
    if text.utf8.count <= bytes { return text }
    var result = ""
    var size = 0
    for character in text {
      size += character.utf8.count
      if size > bytes { break }
      result.append(character)
    }
    return result
  }
}

/// JSON with known sizes, so that it can be shortened step by step.
private struct Piece {
  private enum Kind {
    case leaf(JSON)
    case list([Piece])
    case object([(name: String, value: Piece)])
  }

  private var kind: Kind
  /// The size of its text in bytes.
  private(set) var size: Int

  init(_ json: JSON) {
    switch json {
    case .array(let items):
      let pieces = items.map(Piece.init)
      kind = .list(pieces)
      size = Self.size(pieces)
    case .object(let members):
      let pieces = members.map { (name: $0, value: Piece($1)) }
      kind = .object(pieces)
      size = Self.size(pieces)
    default:
      kind = .leaf(json)
      size = json.text.utf8.count
    }
  }

  private static func size(_ items: [Piece]) -> Int { items.reduce(1 + max(items.count, 1)) { $0 + $1.size } }

  private static func size(_ members: [(name: String, value: Piece)]) -> Int {
    members.reduce(1 + max(members.count, 1)) { $0 + JSON.string($1.name).text.utf8.count + 1 + $1.value.size }
  }

  var json: JSON {
    switch kind {
    case .leaf(let json): json
    case .list(let items): .array(items.map(\.json))
    case .object(let members): .object(members.map { ($0.name, $0.value.json) })
    }
  }

  /// The number of bytes that could be left out.
  private var spare: Int {
    switch kind {
    case .leaf(.string): max(size - Self.shortest, 0)
    case .leaf: 0
    case .list(let items): max(size - 2, items.reduce(0) { $0 + $1.spare })
    case .object(let members): members.reduce(0) { $0 + $1.value.spare }
    }
  }

  /// The length up to which a text is not shortened.
  private static let shortest = 100

  /// Shortens its largest part. Returns the list that has become shorter and the number of dropped items, an inner
  /// nil for a text; nil if nothing more can be dropped.
  mutating func shorten(to room: Int, _ path: String) -> (name: String, count: Int)?? {
    switch kind {
    case .leaf(.string(let text)):
      guard size > Self.shortest else { return nil }
      kind = .leaf(.string(ShortAnswer.cut(text, to: max(Self.shortest, text.utf8.count / 2) - 8) + "…"))
    case .leaf: return nil
    case .list(var items):
      guard !items.isEmpty else { return nil }
      if items.count == 1, items[0].spare > 0 {
        let result = items[0].shorten(to: room, path)
        set(items)
        return result
      }
      // Drops few items near the goal, and many far from it.
      let dropped = size > 4 * room ? max(items.count / 2, 1) : max(items.count / 8, 1)
      items.removeLast(dropped)
      set(items)
      return .some((path, dropped))
    case .object(var members):
      guard let index = members.indices.max(by: { members[$0].value.spare < members[$1].value.spare }),
        members[index].value.spare > 0
      else { return nil }
      let name = path.isEmpty ? members[index].name : "\(path).\(members[index].name)"
      let result = members[index].value.shorten(to: room, name)
      kind = .object(members)
      size = Self.size(members)
      return result
    }
    size = json.text.utf8.count
    return .some(nil)
  }

  private mutating func set(_ items: [Piece]) {
    kind = .list(items)
    size = Self.size(items)
  }
}

extension JSON {
  var members: [(String, JSON)] {
    if case .object(let members) = self { members } else { [] }
  }
}
