import Combine

final class Holder {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print(name, "is gone") }
}

func scope() {
  let holder = Holder("captured")
  let subject = PassthroughSubject<Int, Never>()
  let cancellable = subject.sink { [holder] in print(holder.name, $0) }
  subject.send(1)
  print("end of scope")
  _ = cancellable
}
scope()
print("after scope")

// A completion lets go of the closures, though the token lives.
let subject = PassthroughSubject<Int, Never>()
var token: AnyCancellable?
do {
  let holder = Holder("finished")
  token = subject.sink(receiveCompletion: { _ in print("completed") }, receiveValue: { [holder] _ in _ = holder })
}
subject.send(completion: .finished)
print("after completion")

// So does cancel().
let other = PassthroughSubject<Int, Never>()
do {
  let holder = Holder("cancelled")
  token = other.sink { [holder] _ in _ = holder }
}
token?.cancel()
print("after cancel")

// Without a token nothing lasts.
_ = other.sink { print("never", $0) }
other.send(1)

class Leaky {
  let subject = PassthroughSubject<Int, Never>()
  var token: AnyCancellable?
  init() { token = subject.sink { _ in self.hello() } }
  func hello() {}
  deinit { print("leaky is gone") }
}
do { _ = Leaky() }
do {
  let leaky = Leaky()
  leaky.token?.cancel()
}
class Careful {
  let subject = PassthroughSubject<Int, Never>()
  var bag: Set<AnyCancellable> = []
  init() { subject.sink { [weak self] in self?.hello($0) }.store(in: &bag) }
  func hello(_ number: Int) { print("hello", number) }
  deinit { print("careful is gone") }
}
do { Careful().subject.send(3) }
print("end")
