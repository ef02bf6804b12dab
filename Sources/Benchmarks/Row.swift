/// A line of the table.
struct Row {
  let name: String
  let obsh: Quantity
  let peer: Quantity?
  let peerName: String
  /// The limit of the ratio; nil if there is no goal.
  var goal: Double?
  /// The goal is a lower limit of the ratio, not an upper one.
  var mustReach = false
  /// A remark in place of numbers, if a value could not be measured.
  var remark: String?

  init(
    _ name: String, _ obsh: Quantity, _ peerName: String, _ peer: Quantity?, goal: Double? = nil,
    mustReach: Bool = false,
    remark: String? = nil
  ) {
    self.name = name
    self.obsh = obsh
    self.peerName = peerName
    self.peer = peer
    self.goal = goal
    self.mustReach = mustReach
    self.remark = remark
  }

  var ratio: Double? {
    guard let peer, peer.amount > 0 else { return nil }
    return obsh.amount / peer.amount
  }

  var isMet: Bool? {
    guard let ratio, let goal else { return nil }
    return mustReach ? ratio >= goal : ratio <= goal
  }
}

/// An amount and how to print it.
struct Quantity {
  enum Unit { case seconds, bytes, perSecond, ratio }

  let amount: Double
  let unit: Unit

  static func seconds(_ amount: Double) -> Quantity { Quantity(amount: amount, unit: .seconds) }
  static func bytes(_ amount: Double) -> Quantity { Quantity(amount: amount, unit: .bytes) }
  static func perSecond(_ amount: Double) -> Quantity { Quantity(amount: amount, unit: .perSecond) }
  static func ratio(_ amount: Double) -> Quantity { Quantity(amount: amount, unit: .ratio) }

  var text: String {
    switch unit {
    case .seconds:
      amount < 1e-6
        ? "\(Self.three(amount * 1e9)) ns"
        : amount < 1e-3
          ? "\(Self.three(amount * 1e6)) µs" : amount < 1 ? "\(Self.three(amount * 1e3)) ms" : "\(Self.three(amount)) s"
    case .bytes: amount < 10_000 ? "\(Int(amount.rounded())) B" : "\(Self.three(amount / 1_048_576)) MiB"
    case .perSecond: "\(Int(amount.rounded()))/s"
    case .ratio: Self.three(amount)
    }
  }

  /// Three significant digits.
  static func three(_ number: Double) -> String {
    let places = number >= 100 ? 0 : number >= 10 ? 1 : number >= 1 ? 2 : 3
    let scale = [1.0, 10, 100, 1000][places]
    let scaled = Int((number * scale).rounded())
    guard places > 0 else { return "\(scaled)" }
    let fraction = String(scaled % Int(scale))
    return "\(scaled / Int(scale)).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
  }
}

/// The rows as aligned text.
enum RowTable {
  static func text(_ rows: [Row]) -> String {
    let head = ["", "obsh", "peer", "", "ratio", "goal", ""]
    let lines = [head] + rows.map(cells)
    let widths: [Int] = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { row in
      let padded = row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        // Numbers are aligned to the right.
        return [1, 2, 4].contains(column) ? blanks + row[column] : row[column] + blanks
      }
      var line = padded.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  private static func cells(_ row: Row) -> [String] {
    if let remark = row.remark { return [row.name, remark, "", row.peerName, "", "", ""] }
    return [
      row.name, row.obsh.text, row.peer?.text ?? "", row.peerName, row.ratio.map(Quantity.three) ?? "",
      row.goal.map { (row.mustReach ? "≥ " : "≤ ") + Quantity.three($0) } ?? "",
      row.isMet.map { $0 ? "met" : "NOT MET" } ?? "",
    ]
  }
}
