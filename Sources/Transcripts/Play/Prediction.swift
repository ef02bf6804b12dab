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
    let names = Prediction.names(in: answer)
    guard !names.isEmpty else {
      isRight = nil
      words = "\(truth) ran"
      hint = nil
      return
    }
    let said = names.filter { !Prediction.nobody.contains($0.lowercased()) }
    let missed = ran.filter { view in !said.contains { Prediction.isMeant(view, by: $0) } }
    let wrong = said.filter { name in !ran.contains { Prediction.isMeant($0, by: name) } }
    isRight = missed.isEmpty && wrong.isEmpty
    let refuted = wrong.isEmpty || ran.isEmpty ? "" : ", not \(wrong.joined(separator: ", "))"
    words = isRight == true ? "right: \(truth) ran" : "wrong: \(truth) ran\(refuted)"
    hint = isRight == true ? nil : Prediction.hint(missed: missed, wrong: wrong, known: known)
  }

  /// The words about names that are not views; nil if the answer has none.
  ///
  /// - Parameter output: A name that occurs here may be that of a view which the input creates.
  static func unknownNames(in answer: String, known: [String], output: String) -> String? {
    let names = names(in: answer).filter { !nobody.contains($0.lowercased()) && !output.contains($0) }
    return words(forUnknown: names, known: known)
  }

  private static func names(in answer: String) -> [String] {
    answer.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  private static func words(forUnknown names: [String], known: [String]) -> String? {
    let bases = known.map { $0.pieces(between: "[")[0] }
    let unknown = names.filter { name in
      !bases.contains { $0.lowercased() == name.lowercased().pieces(between: "[")[0] }
    }
    guard !known.isEmpty, !unknown.isEmpty else { return nil }
    let words = unknown.map { "'\(Columns.printable($0))'" }.joined(separator: ", ")
    var candidates: [String] = []
    for name in bases where !candidates.contains(name) { candidates.append(name) }
    let rest = candidates.count - namesShown
    let list = candidates.prefix(namesShown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let verb = candidates.count == 1 ? "the only view is" : "the views are"
    return "there is no view \(words); \(verb) \(list)"
  }

  /// A hint that names the answers that are not views, or the command that explains one wrong answer.
  private static func hint(missed: [String], wrong: [String], known: [String]) -> String? {
    if let words = words(forUnknown: wrong, known: known) { return words }
    // `:why` answers for a view that ran, or for one that did not.
    let name = missed.first ?? wrong.first.flatMap { name in known.first { isMeant($0, by: name) } }
    return name.map { "hint: press Ctrl-T and ask ':why \($0)'" }
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
    let (view, name) = (view.lowercased(), name.lowercased())
    return view == name || view.startsWith(name + "[")
  }
}
