import Observation
final class Socket { var onMessage: ((String) -> Void)?; var onClose: (() -> Void)? }
@Observable final class ChatModel {
  private(set) var messages: [String] = []
  @ObservationIgnored private let socket = Socket()
  func connect() {
    socket.onMessage = { message in self.messages.append(message) }  // wrong
    socket.onMessage = { [weak self] message in self?.messages.append(message) }  // right
  }
}
var chat: ChatModel? = ChatModel()
chat?.connect()
chat = nil
