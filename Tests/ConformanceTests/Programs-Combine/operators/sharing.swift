import Combine

var bag: [AnyCancellable] = []
let subject = PassthroughSubject<Int, Never>()
let shared = subject.print("up").share()
shared.sink(receiveCompletion: { print("a", $0) }, receiveValue: { print("a", $0) }).store(in: &bag)
subject.send(1)
bag.removeAll()
print("all gone")
subject.send(2)
shared.sink(receiveCompletion: { print("b", $0) }, receiveValue: { print("b", $0) }).store(in: &bag)
subject.send(3)
subject.send(completion: .finished)
shared.sink(receiveCompletion: { print("c", $0) }, receiveValue: { print("c", $0) }).store(in: &bag)

let multicast = [1, 2, 3].publisher.print("many").multicast { PassthroughSubject<Int, Never>() }
multicast.sink { print("m", $0) }.store(in: &bag)
print("connecting")
let connection = multicast.connect()
connection.cancel()

let value = CurrentValueSubject<Int, Never>(0)
let source = PassthroughSubject<Int, Never>()
let remembered = source.multicast(subject: value).autoconnect()
remembered.sink { print("r", $0) }.store(in: &bag)
source.send(5)
print(value.value)

let connectable = Just(1).makeConnectable()
connectable.sink { print("connectable", $0) }.store(in: &bag)
print("not yet")
let second = connectable.connect()
print("end")
_ = second
