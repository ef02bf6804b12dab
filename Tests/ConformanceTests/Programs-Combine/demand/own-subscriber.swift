import Combine

final class Slow: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  var subscription: Subscription?
  let start: Subscribers.Demand
  init(_ start: Subscribers.Demand) { self.start = start }
  func receive(subscription: Subscription) {
    print("subscribed to \(subscription)")
    self.subscription = subscription
    if start > 0 { subscription.request(start) }
  }
  func receive(_ input: Int) -> Subscribers.Demand {
    print("slow", input)
    return input == 4 ? .max(1) : .none
  }
  func receive(completion: Subscribers.Completion<Never>) {
    print("slow", completion)
    subscription = nil
  }
  deinit { print("slow is gone") }
}

do {
  let slow = Slow(.max(2))
  (1...6).publisher.subscribe(slow)
  print("again")
  slow.subscription?.request(.max(2))
  slow.subscription?.request(.unlimited)
}
do {
  let slow = Slow(.max(2))
  let subject = PassthroughSubject<Int, Never>()
  subject.subscribe(slow)
  for number in 1...5 { subject.send(number) }
  slow.subscription?.request(.max(1))
  subject.send(6)
  subject.send(7)
  subject.send(completion: .finished)
}
do {
  let slow = Slow(.none)
  let subject = CurrentValueSubject<Int, Never>(0)
  subject.subscribe(slow)
  for number in 1...3 { subject.send(number) }
  slow.subscription?.request(.max(1))
  slow.subscription?.request(.max(1))
  subject.send(8)
  print(subject.value)
  subject.send(9)
  slow.subscription?.request(.max(1))
  slow.subscription?.cancel()
  slow.subscription?.request(.max(1))
  subject.send(10)
}
do {
  let slow = Slow(.max(1))
  [1, 2, 3, 4, 5, 6].publisher.map { $0 + 1 }.filter { $0 % 2 == 0 }.print("p").subscribe(slow)
  slow.subscription?.request(.max(1))
}
do {
  let slow = Slow(.max(1))
  Just(4).subscribe(slow)
  let empty = Slow(.none)
  Empty<Int, Never>().subscribe(empty)
}
do {
  let any = AnySubscriber<Int, Never>(
    receiveSubscription: { $0.request(.max(2)) },
    receiveValue: { value in
      print("any", value)
      return .none
    }, receiveCompletion: { print("any", $0) })
  [1, 2].publisher.subscribe(any)
  [1, 2, 3].publisher.subscribe(any)
  let erased = AnySubscriber(Slow(.unlimited))
  [7].publisher.subscribe(erased)
}
do {
  let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { print("sink", $0) }, receiveValue: { print("sink", $0) })
  [1, 2].publisher.subscribe(sink)
  let second = Subscribers.Sink<Int, Never>(receiveCompletion: { print("second", $0) }, receiveValue: { print("second", $0) })
  let subject = PassthroughSubject<Int, Never>()
  subject.subscribe(second)
  subject.send(1)
  second.cancel()
  subject.send(2)
}
