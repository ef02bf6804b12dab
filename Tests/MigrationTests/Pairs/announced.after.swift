import Combine
import SwiftUI

@Observable
class Score {
  var home = 0
  var away = 0 {
    didSet { print("away", away) }
  }
  var best = 0 {
    willSet {
      print("best", newValue)
    }
  }
  @ObservationIgnored private var games = 0
}

@Observable
class Note {
  var text = "" // shown
}

@Observable
class Saved {
  var title = "t"
  init() {}
  init(from decoder: Decoder) throws { title = try decoder.singleValueContainer().decode(String.self) }
}

struct ScoreView: View {
  @State private var score = Score()
  @State private var note = Note()
  @State private var saved = Saved()
  var body: some View {
    Text("\(score.home) \(score.away) \(score.best) \(note.text) \(saved.title)")
    Button("Home") { score.home += 1 }
    Button("Away") { score.away += 1 }
    Button("Best") { score.best = max(score.home, score.away) }
    Button("Note") { note.text += "n" }
  }
}
// plays :mount ScoreView()
// plays :tap Home
// plays :tap Away
// plays :tap Best
// plays :tap Note
