import Combine

/// A subject of one's own, on another one.
final class Doubling: Subject {
  typealias Output = Int
  typealias Failure = Never
  private let base = PassthroughSubject<Int, Never>()
  func send(_ value: Int) { base.send(value * 2) }
  func send(completion: Subscribers.Completion<Never>) {
    print("completing")
    base.send(completion: completion)
  }
  func send(subscription: Subscription) {
    print("upstream")
    subscription.request(.max(2))
  }
  func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
    base.receive(subscriber: subscriber)
  }
}

let doubling = Doubling()
let seen = doubling.sink(receiveCompletion: { Swift.print("seen", $0) }, receiveValue: { Swift.print("seen", $0) })
doubling.send(1)
let numbers = PassthroughSubject<Int, Never>()
let link = numbers.subscribe(doubling)
for number in 1...4 { numbers.send(number) }
numbers.send(completion: .finished)
