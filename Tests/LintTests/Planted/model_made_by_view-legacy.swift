import Combine
import SwiftUI

class TimerManager: ObservableObject {
  @Published var seconds = 0
  func start() { seconds = 1 }
}

struct ContentView: View {
  let timerManager = TimerManager()  // wrong
  @StateObject private var timerManager = TimerManager()  // right
  var body: some View {
    VStack {
      Text("\(timerManager.seconds)")
      Button(action: { timerManager.start() }) { Text("Start") }
    }
  }
}
