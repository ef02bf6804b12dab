import Combine

let immediate = ImmediateScheduler.shared
_ = [1, 2].publisher.receive(on: immediate).print("on").subscribe(on: immediate).sink { print($0) }
_ = Just(1).delay(for: 3, scheduler: immediate).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
immediate.schedule { print("at once") }
let subject = PassthroughSubject<String, Never>()
let token = subject.map { $0 + "!" }.receive(on: ImmediateScheduler.shared).sink { print($0) }
subject.send("a")
print("after a")
subject.send("b")
