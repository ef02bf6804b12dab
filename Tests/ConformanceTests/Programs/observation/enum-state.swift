// State as an enum with payloads in a model: transitions, patterns in place, loading states, exhaustive rendering.
import Observation

enum Phase<Value> {
  case idle
  case loading(progress: Double)
  case loaded(Value)
  case failed(any Error)
  var value: Value? { if case .loaded(let value) = self { value } else { nil } }
  var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }
}
enum Tab: String, CaseIterable, Equatable { case home, search, profile }
struct LoadError: Error, Equatable { let code: Int }
enum Route: Hashable {
  case list
  case detail(id: Int)
  indirect case modal(over: Route)
}
@Observable final class Screen {
  var phase = Phase<[String]>.idle
  var tab = Tab.home
  var path: [Route] = []
  var alert: (title: String, count: Int)?
  var title: String {
    switch (tab, phase) {
    case (.home, .idle): "Welcome"
    case (.home, .loading(let progress)) where progress < 0.5: "Starting \(Int(progress * 100))%"
    case (.home, .loading(let progress)): "Almost \(Int(progress * 100))%"
    case (.home, .loaded(let items)): items.isEmpty ? "Nothing" : items.joined(separator: ", ")
    case (.home, .failed(let error as LoadError)): "Error \(error.code)"
    case (.home, .failed): "Error"
    case (let tab, _): tab.rawValue.uppercased()
    }
  }
  func load(_ result: Result<[String], LoadError>?) {
    switch result {
    case nil: phase = .loading(progress: 0)
    case .success(let items): phase = .loaded(items)
    case .failure(let error): phase = .failed(error)
    }
  }
  func advance() {
    guard case .loading(let progress) = phase else { return }
    phase = .loading(progress: min(1, progress + 0.3))
  }
}
let screen = Screen()
var renders = 0
func render() {
  let title = withObservationTracking {
    screen.title
  } onChange: {
    renders += 1
  }
  print(renders, title)
}
render()
screen.load(nil)
render()
screen.advance()
render()
screen.advance()
render()
screen.load(.success(["a", "b"]))
render()
screen.phase = .loaded(["a", "b"])
render()
screen.tab = .home
render()
screen.tab = .search
render()
screen.phase = .idle
render()
screen.tab = .home
screen.load(.failure(LoadError(code: 404)))
render()
screen.path.append(.detail(id: 1))
render()
screen.path += [.modal(over: .detail(id: 2)), .list]
if case .modal(over: .detail(let id))? = screen.path.dropLast().last { print("modal over", id) }
print(screen.path.count, screen.path.last == .list, Set(screen.path).count, Tab.allCases.map(\.rawValue))
screen.alert = ("Sure?", 1)
screen.alert?.count += 1
if let alert = screen.alert { print(alert.title, alert.count) }
print(screen.phase.value as Any, screen.phase.isLoading, Phase.loaded(3).value!, screen.alert!.title)
