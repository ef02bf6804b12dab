import SwiftUI
import os

final class Recorder: ObservableObject {
  private let logger = Logger(subsystem: "recorder", category: "levels")
  @Published var level = 1 {
    willSet { logger.debug("from \(self.level) to \(newValue)") }
    didSet {
      logger.info("is \(self.level)")
      UserDefaults.standard.set(level, forKey: "level")
      NotificationCenter.default.post(name: Notification.Name("level"), object: nil)
    }
  }
  @Published var title = "" { didSet { print("title \(title)") } }
  func reset() {
    level = 0
    title = "none"
    print("reset")
  }
}

struct Page: View {
  @StateObject private var recorder = Recorder()
  var body: some View {
    Text("\(recorder.title) \(recorder.level)")
    Button("Louder") { recorder.level += 1 }
    Button("Reset") { recorder.reset() }
    TextField("Title", text: $recorder.title)
  }
}
#Preview { Page() }
