import Combine

let token = AnyCancellable { print("token") }
token.cancel()
token.cancel()
do { let scoped = AnyCancellable { print("scoped") }; _ = scoped }
print("after scoped")
var optional: AnyCancellable? = AnyCancellable { print("optional") }
optional = nil
print("after optional")
optional = AnyCancellable { print("replaced") }
optional = AnyCancellable { print("second") }
print("after replacing")

struct Mine: Cancellable {
  let name: String
  func cancel() { print("mine", name) }
}
var set: Set<AnyCancellable> = []
var array: [AnyCancellable] = []
Mine(name: "in set").store(in: &set)
Mine(name: "in array").store(in: &array)
AnyCancellable(Mine(name: "wrapped")).store(in: &array)
print(set.count, array.count)
array.removeFirst()
print("removed")
array = []
set.removeAll()
let a = AnyCancellable {}
let b = AnyCancellable {}
print(a == a, a == b, Set([a, b, a]).count)
let subject = PassthroughSubject<Int, Never>()
subject.handleEvents(receiveCancel: { print("cancelled") }).sink { print($0) }.store(in: &set)
subject.send(1)
set.first?.cancel()
subject.send(2)
set = []
optional?.cancel()
print("end")
