import Session
import Testing
import Trace

/// A program in which a claim is tried, and what has come of it.
///
///     let trial = Trial("@Observable class Model { var a = 0 }", "let model = Model()", ":view A model \\.a")
///     #expect(trial.bodies("A") == 1)
///
/// Each input is put into one session by its door, as if it were typed.
struct Trial {
  /// What the screen showed, input by input.
  private(set) var shown: [String] = []
  /// The last one that failed, if any did.
  private(set) var failure: String?
  private var stats: [String: Cost] = [:]
  /// The first lines of `:mistakes`, without the advice.
  private(set) var mistakes: [String] = []
  /// The advice that goes with each.
  private(set) var advice: [String] = []
  /// The rules by which mistakes were named when they happened.
  private(set) var rules: [String] = []
  /// The instances that live.
  private(set) var instances: [String] = []

  /// What the views of one name have cost.
  struct Cost: Equatable {
    var views = 0
    var bodies = 0
    var invalidations = 0
  }

  init(_ inputs: String..., level: TraceLevel = .views) { self.init(inputs, level: level) }

  init(_ inputs: [String], level: TraceLevel = .views) {
    var options = SessionOptions(.shell)
    options.traceLevel = level
    options.width = 10_000
    self = onMachineThread { [options] in
      var options = options
      var trial = Trial()
      var text = ""
      var rules: [String] = []
      options.listener = { if case .mistake(let note) = $0 { rules.append(note.rule.rawValue) } }
      let session = Session(options) { text += $0 }
      func submit(_ input: String) -> String {
        text = ""
        if session.submit(input) != .done { trial.failure = input }
        return text
      }
      trial.shown = inputs.map(submit)
      trial.rules = rules
      trial.read(stats: submit(":stats"))
      trial.read(mistakes: submit(":mistakes"))
      trial.instances = lines(submit(":objects")).compactMap { $0.split(separator: " ").first.map(String.init) }
        .filter { $0.contains("#") }
      return trial
    }
  }

  private init() {}

  /// How often the bodies of all views of this name have run.
  func bodies(_ view: String) -> Int { cost(view).bodies }
  func cost(_ view: String) -> Cost { stats[view] ?? Cost() }
  /// What the screen showed for the last input.
  var last: String { shown.last ?? "" }
  /// The instances of one class that live.
  func instances(of type: String) -> [String] { instances.filter { $0.hasPrefix("\(type)#") } }

  /// `Row ×50      60             10`, `Row[3]  2  1`; not the views that are gone.
  private mutating func read(stats text: String) {
    for line in lines(text).dropFirst() {
      let words = line.split(separator: " ")
      guard words.count >= 3, words[0] != "all", !line.contains("(gone)"),
        let invalidations = Int(words[words.count - 1]),
        let bodies = Int(words[words.count - 2])
      else { continue }
      let views = words.count > 3 ? Int(words[1].dropFirst()) ?? 1 : 1
      let name = String(words[0].prefix { $0 != "[" })
      stats[name, default: Cost()].views += views
      stats[name, default: Cost()].bodies += bodies
      stats[name, default: Cost()].invalidations += invalidations
    }
  }

  private mutating func read(mistakes text: String) {
    for line in lines(text) where line != "No mistakes so far." {
      if line.hasPrefix("  ") { advice.append(String(line.dropFirst(2))) } else { mistakes.append(line) }
    }
  }
}

private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
