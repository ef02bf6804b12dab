import Combine
class Model: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  let filters = Filters()
  private var cancellables: Set<AnyCancellable> = []
  func wrong() {
    $count.sink { [weak self] _ in
      print(self?.count ?? 0) // finds published_old_value
    }
    .store(in: &cancellables)
  }
  func right() {
    $count.sink { print($0) }.store(in: &cancellables)
    $count.sink { [weak self] value in print(value, self?.name ?? "") }.store(in: &cancellables)
    $count.sink { [weak self] in self?.filters.count.send($0) }.store(in: &cancellables)
    $count.sink { [weak self] count in
      guard count > 3 else { return }
      Task { self?.count = 0 }
      DispatchQueue.main.async { print(self?.count ?? 0) }
    }
    .store(in: &cancellables)
    $count.receive(on: DispatchQueue.main).sink { [weak self] _ in print(self?.count ?? 0) }.store(in: &cancellables)
  }
}
let model = Model()
let token = model.$name.dropFirst().sink { _ in
  print(model.name) // finds published_old_value
}
class Filters { let count = PassthroughSubject<Int, Never>() }
/// The other object has a property of the same name.
final class Source { @Published var isOn = false }
final class Follower: ObservableObject {
  let source = Source()
  @Published var isOn = false
  var bag: Set<AnyCancellable> = []
  init() {
    source.$isOn.sink { [weak self] isOn in
      guard let self else { return }
      if self.isOn != isOn { self.isOn = isOn }
    }
    .store(in: &bag)
    source.$isOn.sink { [weak self] isOn in self?.show(isOn) }.store(in: &bag)
    source.$isOn.sink { [source] _ in
      print(source.isOn) // finds published_old_value
    }
    .store(in: &bag)
    $isOn.sink { [weak self] isOn in
      guard let this = self else { return }
      print(this.source.isOn, this.isOn) // finds published_old_value
    }
    .store(in: &bag)
  }
  func show(_ isOn: Bool?) { print(isOn ?? self.isOn) }
}
