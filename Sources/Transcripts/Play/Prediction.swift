/// A prediction of the views that will run, compared with those that did.
struct Prediction: Equatable {
  /// Nil where there was no answer.
  let isRight: Bool?
  /// The words that reveal the answer.
  let words: String

  /// - Parameters:
  ///   - answer: Names between blanks or commas, `none`, or nothing.
  ///   - ran: The views whose bodies ran, such as `Badge` or `Row[2]`.
  init(_ answer: String, ran: [String]) {
    let truth = ran.isEmpty ? "no view" : Prediction.folded(ran).joined(separator: ", ")
    let names = answer.split { $0 == "," || $0.isWhitespace }.map { $0.lowercased() }
    guard !names.isEmpty else {
      isRight = nil
      words = "\(truth) ran"
      return
    }
    let said = names.filter { !Prediction.nobody.contains($0) }
    let missed = ran.filter { view in !said.contains { Prediction.isMeant(view, by: $0) } }
    let wrong = said.filter { name in !ran.contains { Prediction.isMeant($0, by: name) } }
    isRight = missed.isEmpty && wrong.isEmpty
    words = isRight == true ? "right: \(truth) ran" : "no: \(truth) ran"
  }

  private static let nobody: Set<String> = ["none", "nobody", "no", "nothing", "-", "0"]

  /// Siblings as the trace shows them: many of them in one word, `Row ×500`.
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

  /// `Row` means each row, `Row[2]` that one.
  private static func isMeant(_ view: String, by name: String) -> Bool {
    let view = view.lowercased()
    return view == name || view.startsWith(name + "[")
  }
}
