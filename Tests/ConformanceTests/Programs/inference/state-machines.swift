enum Event: Equatable { case start, tick(Int), fail(reason: String), stop }
enum State: Equatable { case idle, running(ticks: Int), failed(String) }
struct Machine {
  var state = State.idle { didSet { if oldValue != state { log.append("\(oldValue) -> \(state)") } } }
  var log: [String] = []
  var effects: [(State) -> Void] = []
  let transition: (State, Event) -> State? = { s, e in
    switch (s, e) {
    case (.idle, .start): .running(ticks: 0)
    case (.running(let n), .tick(let k)) where n + k < 10: .running(ticks: n + k)
    case (.running, .tick): .idle
    case (.running, .fail(let why)), (.idle, .fail(reason: let why)): .failed(why)
    case (_, .stop): .idle
    default: nil
    }
  }
  mutating func send(_ events: Event...) { for e in events { if let next = transition(state, e) { state = next; effects.forEach { $0(next) } } else { log.append("ignored \(e)") } } }
}
var m = Machine()
var seen = 0
m.effects = [{ if case .running(let n) = $0 { seen += n } }, { _ in seen += 100 }]
m.send(.start, .tick(3), .tick(4), .start, .tick(9), .fail(reason: "x"), .tick(1), .stop)
m.log.forEach { print($0) }
print(seen, m.state == .idle, [Event.start, .tick(1)].contains(.tick(1)), [State.idle, .failed("a")].firstIndex(of: .failed("a")) ?? -1)
typealias Reducer<S, A> = (inout S, A) -> Void
func combine<S, A>(_ rs: Reducer<S, A>...) -> Reducer<S, A> { { s, a in rs.forEach { $0(&s, a) } } }
func pull<S, T, A>(_ r: @escaping Reducer<T, A>, _ path: WritableKeyPath<S, T>) -> Reducer<S, A> { { s, a in r(&s[keyPath: path], a) } }
final class Store<S, A> { private(set) var state: S; let reduce: Reducer<S, A>; var listeners: [(S) -> Void] = []
  init(_ s: S, _ r: @escaping Reducer<S, A>) { state = s; reduce = r }
  func send(_ a: A) { reduce(&state, a); listeners.forEach { $0(state) } }
  func scope<T>(_ f: @escaping (S) -> T) -> () -> T { { [unowned self] in f(self.state) } } }
struct App { var count = 0, names: [String] = [] }
enum Action { case up(Int), name(String) }
let store = Store(App(), combine(pull({ (n: inout Int, a: Action) in if case .up(let k) = a { n += k } }, \App.count), { s, a in if case let .name(x) = a { s.names.append(x) } }))
let doubled = store.scope { $0.count * 2 }
store.listeners.append { print($0.count, $0.names) }
[.up(2), .name("a"), .up(3)].forEach(store.send)
print(doubled(), store.scope(\.names.count)())
