final class Client { var onMessage: ((String) -> Void)?; var onClose: () -> Void = {} }
final class Chat {
  let client = Client()
  var lines: [String] = []
  func connect() {
    client.onMessage = { text in self.lines.append(text) }  // wrong
    client.onMessage = { [weak self] text in self?.lines.append(text) }  // right
  }
}
