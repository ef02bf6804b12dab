import Combine

func numbers() -> AnyPublisher<Int, Never> { [1, 2, 3].publisher.eraseToAnyPublisher() }
func doubled(_ publisher: some Publisher<Int, Never>) -> some Publisher<Int, Never> { publisher.map { $0 * 2 } }
func logged<P: Publisher>(_ publisher: P) -> AnyCancellable where P.Output == String, P.Failure == Never {
  publisher.sink { print("log", $0) }
}
extension Publisher where Output == Int {
  func squared() -> Publishers.Map<Self, Int> { map { $0 * $0 } }
}
extension Publisher {
  func indexed() -> AnyPublisher<(Int, Output), Failure> {
    scan((-1, nil as Output?)) { ($0.0 + 1, $1) }.map { ($0.0, $0.1!) }.eraseToAnyPublisher()
  }
  func weakly<Root: AnyObject>(_ path: ReferenceWritableKeyPath<Root, Output>, on root: Root) -> AnyCancellable
  where Failure == Never {
    sink { [weak root] in root?[keyPath: path] = $0 }
  }
}
_ = doubled(numbers()).sink { print($0) }
_ = logged(numbers().map(String.init))
_ = numbers().squared().indexed().sink { print($0.0, $0.1) }

protocol Service { var events: AnyPublisher<String, Never> { get } }
final class Live: Service {
  private let subject = PassthroughSubject<String, Never>()
  var events: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
  func fire(_ name: String) { subject.send(name) }
}
struct Mock: Service { let events = Just("mock").eraseToAnyPublisher() }
final class Screen {
  var title = "none"
  private var bag = Set<AnyCancellable>()
  init(_ service: any Service) { service.events.weakly(\.title, on: self).store(in: &bag) }
  deinit { print("screen", title, "is gone") }
}
do {
  let live = Live()
  let screen = Screen(live)
  live.fire("hello")
  print(screen.title, Screen(Mock()).title)
}
let choices: [AnyPublisher<Int, Never>] = [Just(1).eraseToAnyPublisher(), numbers(), Empty().eraseToAnyPublisher()]
for choice in choices { _ = choice.collect().sink { print($0) } }
struct Pair<A: Publisher, B: Publisher> where A.Failure == B.Failure {
  let a: A, b: B
  var zipped: Publishers.Zip<A, B> { a.zip(b) }
}
_ = Pair(a: Just(1), b: numbers()).zipped.sink { print($0) }
let any: any Publisher<Int, Never> = Just(5)
print(type(of: any))
