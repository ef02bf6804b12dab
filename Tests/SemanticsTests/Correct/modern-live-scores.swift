import SwiftUI

struct Score: Sendable, Equatable {
  let home: Int
  let guest: Int
}

func scores() -> AsyncStream<Score> {
  AsyncStream { continuation in
    let task = Task {
      for minute in 1...3 {
        try? await Task.sleep(for: .seconds(10))
        continuation.yield(Score(home: minute / 2, guest: minute / 3))
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}

@MainActor @Observable
final class LiveScore {
  private(set) var score: Score?
  private(set) var isOver = false
  func follow() async {
    isOver = false
    for await next in scores() { score = next }
    isOver = true
  }
}

struct ScoreLine: View {
  let score: Score
  var body: some View { Text("\(score.home) : \(score.guest)").font(.title) }
}

struct LiveView: View {
  @State private var live = LiveScore()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      if let score = live.score { ScoreLine(score: score) } else { Text("Kick-off") }
      if live.isOver { Text("Full time") }
      Button("Close") { dismiss() }
    }
    .task { await live.follow() }
  }
}

struct LiveHost: View {
  @State private var isOpen = false
  var body: some View {
    Button("Watch") { isOpen = true }
      .sheet(isPresented: $isOpen) { LiveView() }
  }
}

#Preview { LiveHost() }
:mount LiveHost()
:tap Watch
:advance 30s
:tap Close
