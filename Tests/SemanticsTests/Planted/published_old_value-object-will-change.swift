import Combine
final class Volume: ObservableObject {
  @Published var level = 0
  private(set) var log: [Int] = []
  private var bag: Set<AnyCancellable> = []
  init() {
    objectWillChange.sink { [weak self] in  // wrong
      guard let self else { return }  // wrong
      log.append(level)  // wrong
    }.store(in: &bag)  // wrong
    $level.sink { [weak self] level in self?.log.append(level) }.store(in: &bag)  // right
  }
}
let volume = Volume()
volume.level = 3
print(volume.log)
