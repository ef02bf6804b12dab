import Combine
import Foundation
final class Fetcher: ObservableObject {
  @Published private(set) var answer = ""
  @Published var query = ""
  private var bag: Set<AnyCancellable> = []
  private var request: AnyCancellable?
  func fetch() {
    request = Just("42").delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { self.answer = $0 }
    Future<String, Never> { $0(.success("43")) }.sink { self.answer = $0 }.store(in: &bag)
    $query.first().sink { self.answer = $0 }.store(in: &bag)
    $query.dropFirst().prefix(1).sink { self.answer = $0 }.store(in: &bag)
    $query.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in print(self?.query ?? "") }.store(in: &bag)
    $query.receive(on: DispatchQueue.main).sink { [weak self] _ in print(self?.query ?? "") }.store(in: &bag)
  }
}
var fetcher: Fetcher? = Fetcher()
fetcher?.fetch()
:advance 2s
