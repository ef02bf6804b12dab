import Observation
import SwiftUI

@MainActor @Observable
final class QuoteBox {
  var quote = "Stay hungry"
  var author = "Steve"
  var line: String { "\(quote) — \(author)" }
}

@MainActor
final class QuoteRecorder {
  private(set) var lines: [String] = []
  private var task: Task<Void, Never>?

  func record(_ box: QuoteBox) {
    task = Task { [weak self] in
      for await line in Observations({ box.line }) {
        guard let self else { return }
        self.lines.append(line)
      }
    }
  }
  func stop() {
    task?.cancel()
    task = nil
  }
}

struct QuoteView: View {
  @State private var box = QuoteBox()
  @State private var recorder = QuoteRecorder()
  @State private var shown: [String] = []
  var body: some View {
    @Bindable var box = box
    VStack {
      Text(box.line)
      TextField("Quote", text: $box.quote)
      TextField("Author", text: $box.author)
      Button("Show log") { shown = recorder.lines }
      Text(shown.joined(separator: ", "))
    }
    .onAppear { recorder.record(box) }
    .onDisappear { recorder.stop() }
  }
}

#Preview { QuoteView() }
:mount QuoteView()
:type Quote "Be brave"
:type Author "Ann"
:tap "Show log"
:unmount QuoteView
