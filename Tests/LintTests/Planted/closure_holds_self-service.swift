import Foundation

final class Socket {
  var onMessage: ((String) -> Void)?
  func receive(_ text: String) { onMessage?(text) }
}

final class Chat {
  private let socket = Socket()
  private(set) var messages: [String] = []
  func connect() {
    socket.onMessage = { text in self.messages.append(text) }  // wrong
    socket.onMessage = { [weak self] text in self?.messages.append(text) }  // right
  }
}

var chat: Chat? = Chat()
chat?.connect()
chat = nil
