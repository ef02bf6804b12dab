import SwiftUI

class UserSettings: ObservableObject { @Published var score = 0 }

struct GameView: View {
  @State private var level = 1
  @StateObject private var settings = UserSettings()  // right
  var body: some View {
    VStack {
      Stepper("Level \(level)", value: $level)
      ScoreView()
        .environmentObject(UserSettings())  // wrong
        .environmentObject(settings)  // right
    }
  }
}

struct ScoreView: View {
  @EnvironmentObject var settings: UserSettings
  var body: some View { Button("\(settings.score)") { settings.score += 1 } }
}
