import Combine
final class Converter: ObservableObject {
  @Published var input = ""
  @Published var output = ""
  private var links = Set<AnyCancellable>()  // right
  init() {
    let link = $input.map { $0.uppercased() }.sink { [weak self] in self?.output = $0 }  // wrong
    _ = link  // wrong
    $input.map { $0.uppercased() }.sink { [weak self] in self?.output = $0 }.store(in: &links)  // right
  }
}
