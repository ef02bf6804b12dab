import Combine
final class NoteStore: ObservableObject {
  @Published var text = ""
  private(set) var saved = ""
  private var bag: Set<AnyCancellable> = []
  init() {
    $text
      .dropFirst()
      .sink { [weak self] _ in self?.save() }  // wrong
      .sink { [weak self] text in self?.save(text) }  // right
      .store(in: &bag)
  }
  private func save() { saved = text }  // wrong
  private func save(_ text: String) { saved = text }  // right
}
let notes = NoteStore()
notes.text = "a"
