import SwiftUI

final class Socket {
  var onMessage: ((String) -> Void)?
  var onClose: () -> Void = {}
}

@Observable final class ChatModel {
  var log: [String] = []
  @ObservationIgnored private let socket = Socket()
  init() {
    socket.onMessage = append  // wrong
    socket.onMessage = { [weak self] in self?.append($0) }  // right
  }
  private func append(_ message: String) { log.append(message) }
  func receive() { socket.onMessage?("hi") }
}

struct ChatScreen: View {
  @State private var model = ChatModel()
  var body: some View {
    Text("\(model.log.count)")
    Button("Receive", action: model.receive)
  }
}
