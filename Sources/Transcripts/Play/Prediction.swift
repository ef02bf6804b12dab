import Trace

/// A prediction of the views that will run, compared with the views that did.
struct Prediction: Equatable {
  /// Nil if there was no answer.
  let isRight: Bool?
  /// The words that reveal the answer.
  let words: String
  /// A hint for a wrong answer; nil if the answer is right or missing.
  let hint: String?

  /// - Parameters:
  ///   - answer: Names between blanks or commas, `none`, or nothing.
  ///   - ran: The views whose bodies ran, such as `Badge` or `Row[2]`.
  ///   - known: The names of all views, such as `Badge` or `Row`.
  init(_ answer: String, ran: [String], known: [String] = []) {
    let truth = ran.isEmpty ? "no view" : Prediction.folded(ran).joined(separator: ", ")
    let names = answer.split { $0 == "," || $0.isWhitespace }.map { $0.lowercased() }
    guard !names.isEmpty else {
      isRight = nil
      words = "\(truth) ran"
      hint = nil
      return
    }
    let said = names.filter { !Prediction.nobody.contains($0) }
    let missed = ran.filter { view in !said.contains { Prediction.isMeant(view, by: $0) } }
    let wrong = said.filter { name in !ran.contains { Prediction.isMeant($0, by: name) } }
    isRight = missed.isEmpty && wrong.isEmpty
    words = isRight == true ? "right: \(truth) ran" : "no: \(truth) ran"
    hint = isRight == true ? nil : Prediction.hint(missed: missed, wrong: wrong, known: known)
  }

  /// A hint that names the answers that are not views, or the command that explains one wrong answer.
  private static func hint(missed: [String], wrong: [String], known: [String]) -> String? {
    let bases = known.map { $0.pieces(between: "[")[0] }
    let unknown = wrong.filter { name in !bases.contains { $0.lowercased() == name.pieces(between: "[")[0] } }
    if !known.isEmpty, !unknown.isEmpty {
      let names = unknown.map { "'\(Columns.printable($0))'" }.joined(separator: ", ")
      var candidates: [String] = []
      for name in bases where !candidates.contains(name) { candidates.append(name) }
      let rest = candidates.count - Prediction.namesShown
      let list = candidates.prefix(Prediction.namesShown).joined(separator: ", ")
      return "there is no view \(names); the views are \(list)\(rest > 0 ? " and \(rest) more" : "")"
    }
    // `:why` answers for a view that ran, or for one that did not.
    let name = missed.first ?? wrong.first.flatMap { name in known.first { isMeant($0, by: name) } }
    return name.map { "hint: Ctrl-T, then ':why \($0)'" }
  }

  private static let namesShown = 8

  private static let nobody: Set<String> = ["none", "nobody", "no", "nothing", "-", "0"]

  /// Siblings as the trace shows them, many in one word: `Row ×500`.
  private static func folded(_ views: [String]) -> [String] {
    var names: [String] = []
    let siblings = Dictionary(grouping: views) { $0.pieces(between: "[")[0] }
    for view in views {
      let name = view.pieces(between: "[")[0]
      let count = siblings[name]?.count ?? 1
      let word = count > 3 ? "\(name) ×\(count)" : view
      if !names.contains(word) { names.append(word) }
    }
    return names
  }

  /// True if a name stands for a view: `Row` stands for each row, `Row[2]` for one.
  private static func isMeant(_ view: String, by name: String) -> Bool {
    let view = view.lowercased()
    return view == name || view.startsWith(name + "[")
  }
}
