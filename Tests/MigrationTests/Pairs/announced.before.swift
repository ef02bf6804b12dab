import Combine
import SwiftUI

class Score: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var home = 0 { willSet { objectWillChange.send() } }
  var away = 0 {
    willSet {
      objectWillChange.send()
    }
    didSet { print("away", away) }
  }
  var best = 0 {
    willSet {
      print("best", newValue)
      self.objectWillChange.send()
    }
  }
  private var games = 0
}

class Note: ObservableObject {
  var objectWillChange = PassthroughSubject<Void, Never>()
  var text = "" { didSet { objectWillChange.send() } } // shown
}

class Saved: ObservableObject {
  @Published var title = "t"
  init() {}
  init(from decoder: Decoder) throws { title = try decoder.singleValueContainer().decode(String.self) }
}

struct ScoreView: View {
  @StateObject private var score = Score()
  @StateObject private var note = Note()
  @StateObject private var saved = Saved()
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
