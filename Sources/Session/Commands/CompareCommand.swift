import Trace
import Views

/// `:compare`: comparing two mounted views, such as the legacy and the modern form of a screen.
enum CompareCommand {
  static let all = [compare]

  private static let compare = Command(
    "compare", "VIEW VIEW", of: [.tree, .tree, .free], "compares two mounted views",
    help: """
      Compares what both views show, and how often their bodies have run. Do the same
      with both, then ask:

        :mount OldPage()
        :mount NewPage()
        :tap "Add" OldPage
        :tap "Add" NewPage
        :compare OldPage NewPage

      'obsh compare' compares two programs, and chooses the steps by itself.
      """, isQuestion: true, scope: .turn
  ) { session, text, command in
    guard text.words.count > 1 else { throw CommandError.missing("VIEW", command) }
    if text.words.count > 2 { throw CommandError.unexpected(String(text.words[2]), command) }
    let names = text.words.map(CommandText.name)
    let trees = session.engine.views.mountedTrees
    for name in names where !trees.contains(name) { throw session.noView(name, known: trees) }
    session.screen.show(lines: ScreenComparison(session.screenOf(names[0]), session.screenOf(names[1])).lines)
    return .done
  }
}

extension Session {
  fileprivate func screenOf(_ tree: String) -> ScreenComparison.Side {
    let lines = engine.views.outline(of: tree, .seen) ?? []
    var side = ScreenComparison.Side(name: tree)
    for line in lines {
      if let runs = line.runs {
        side.views.append((line.name, runs))
      } else if !line.details.isEmpty {
        side.words.append(([line.name] + line.details).joined(separator: "  "))
      }
    }
    return side
  }
}

/// A comparison of two screens and of their costs.
struct ScreenComparison {
  struct Side {
    let name: String
    /// Texts and controls, in screen order.
    var words: [String] = []
    /// The views of the program, with the runs of their bodies.
    var views: [(name: String, runs: Int)] = []

    var runs: Int { views.reduce(0) { $0 + $1.runs } }
  }

  let before: Side
  let after: Side

  init(_ before: Side, _ after: Side) {
    self.before = before
    self.after = after
  }

  var lines: [String] {
    var rows = [["bodies", "", before.name, after.name]]
    for index in 0..<max(before.views.count, after.views.count) {
      let old = before.views.indices.contains(index) ? before.views[index] : nil
      let new = after.views.indices.contains(index) ? after.views[index] : nil
      rows.append([
        old?.name ?? "", new?.name ?? "", old.map { "\($0.runs)" } ?? "", new.map { "\($0.runs)" } ?? "",
      ])
    }
    rows.append(["in all", "", "\(before.runs)", "\(after.runs)"])
    return Table.lines(rows, rightAligned: [2, 3]) + screen
  }

  private var screen: [String] {
    let change = after.words.difference(from: before.words)
    if change.isEmpty { return ["Both views show the same."] }
    return ["They show:"]
      + change.map { one in
        switch one {
        case .remove(_, let words, _): "  only \(before.name): \(words)"
        case .insert(_, let words, _): "  only \(after.name): \(words)"
        }
      }.sorted()
  }
}
