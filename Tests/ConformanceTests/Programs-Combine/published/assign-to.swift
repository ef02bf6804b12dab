import Combine

final class Doubler: ObservableObject {
  @Published var source = 1
  @Published var doubled = 0
  @Published var text = ""
  init() {
    $source.map { $0 * 2 }.assign(to: &$doubled)
    $doubled.map { "is \($0)" }.assign(to: &$text)
  }
  deinit { print("doubler is gone") }
}
do {
  let doubler = Doubler()
  print(doubler.doubled, doubler.text)
  doubler.source = 5
  print(doubler.doubled, doubler.text)
  let token = doubler.objectWillChange.sink { [unowned doubler] in print("will", doubler.source, doubler.doubled, doubler.text) }
  let seen = doubler.$text.sink { print("text", $0) }
  doubler.source = 7
  _ = (token, seen)
}
final class Fed: ObservableObject {
  @Published var latest = "none"
  deinit { print("fed is gone") }
}
let feed = PassthroughSubject<String, Never>()
do {
  let fed = Fed()
  feed.handleEvents(receiveCancel: { print("feed cancelled") }).assign(to: &fed.$latest)
  feed.send("a")
  print(fed.latest)
}
feed.send("b")
print("end")
