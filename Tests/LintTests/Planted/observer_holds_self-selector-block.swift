import SwiftUI
final class Keyboard: ObservableObject {
  @Published var height = 0.0
  private var tokens: [NSObjectProtocol] = []
  init() {
    tokens.append(NotificationCenter.default.addObserver(forName: Notification.Name("kb"), object: nil, queue: .main) { note in self.height += 10 })  // wrong
    tokens.append(NotificationCenter.default.addObserver(forName: Notification.Name("kb"), object: nil, queue: .main) { [weak self] note in self?.height += 10 })  // right
  }
}
struct KeyboardView: View { @StateObject private var keyboard = Keyboard(); var body: some View { Text("\(keyboard.height)") } }
