import Foundation
import SwiftUI

@Observable class KeyboardModel {
  var height = 0.0
  init() {
    startObserving()  // wrong
  }
  func startObserving() {
    NotificationCenter.default.addObserver(forName: .init("keyboard"), object: nil, queue: .main) { [weak self] _ in
      self?.height = 300
    }
  }
}

struct ChatView: View {
  @State var keyboard = KeyboardModel()
  var body: some View {
    Text("Chat").padding(.bottom, keyboard.height)
      .onAppear { keyboard.startObserving() }  // right
  }
}
