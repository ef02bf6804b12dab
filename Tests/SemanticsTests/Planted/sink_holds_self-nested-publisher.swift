import Combine
final class Socket3 { let messages = PassthroughSubject<String, Never>() }
final class ChatVM: ObservableObject {
  @Published private(set) var lines: [String] = []
  private let socket: Socket3
  private var bag = Set<AnyCancellable>()
  init(socket: Socket3) {
    self.socket = socket
    bind()
  }
  private func bind() {
    socket.messages.map { $0.uppercased() }.sink { self.lines.append($0) }.store(in: &bag)  // wrong
    socket.messages.map { $0.uppercased() }.sink { [weak self] in self?.lines.append($0) }.store(in: &bag)  // right
  }
}
let socket = Socket3()
var vm: ChatVM? = ChatVM(socket: socket)
vm = nil
socket.messages.send("x")
