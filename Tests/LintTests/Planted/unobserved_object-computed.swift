import SwiftUI
class Health: ObservableObject { @Published var steps = 0; var goalReached: Bool { steps > 100 }; func walk() { steps += 1 } }
struct Goal: View {
  var health: Health  // wrong
  @ObservedObject var health: Health  // right
  var body: some View { if health.goalReached { Text("Done") } }
}
