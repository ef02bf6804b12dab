import Combine

class Named: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  // What has its own publisher is not announced by @Published.
  @Published var x = 0
  var y = 0 { willSet { objectWillChange.send("y \(y) -> \(newValue)") } }
}
let named = Named()
let token = named.objectWillChange.sink { print("named", $0) }
named.x = 1
named.y = 2
let watching = named.$x.sink { print("x", $0) }
named.x = 3
class Typed: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var n = 0 {
    willSet { objectWillChange.send() }
    didSet { print("n is", n) }
  }
}
let typed = Typed()
let typedToken = typed.objectWillChange.sink { print("typed, still", typed.n) }
typed.n = 5
struct Erased {}
class Any1: ObservableObject {
  private let subject = PassthroughSubject<Erased, Never>()
  var objectWillChange: AnyPublisher<Erased, Never> { subject.eraseToAnyPublisher() }
  func poke() { subject.send(Erased()) }
}
let erased = Any1()
let erasedToken = erased.objectWillChange.sink { print($0) }
erased.poke()
func subscribe<O: ObservableObject>(_ object: O) -> AnyCancellable { object.objectWillChange.sink { _ in print("generic") } }
let generic = subscribe(erased)
erasedToken.cancel()
erased.poke()
