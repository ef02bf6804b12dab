import Combine

struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int

  func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
    Swift.print("someone subscribes")
    subscriber.receive(subscription: Inner(start, subscriber))
  }

  private final class Inner<S: Subscriber>: Subscription, CustomStringConvertible
  where S.Input == Int, S.Failure == Never {
    var next: Int
    var downstream: S?
    init(_ start: Int, _ downstream: S) {
      next = start
      self.downstream = downstream
    }
    var description: String { "Countdown" }
    func request(_ demand: Subscribers.Demand) {
      Swift.print("requested", demand)
      var demand = demand
      while demand > 0, let downstream {
        if next == 0 {
          self.downstream = nil
          return downstream.receive(completion: .finished)
        }
        demand -= 1
        next -= 1
        demand += downstream.receive(next + 1)
      }
    }
    func cancel() {
      Swift.print("cancelled")
      downstream = nil
    }
    deinit { Swift.print("inner is gone") }
  }
}

let all = Countdown(start: 3).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
print("--- first")
_ = Countdown(start: 3).first().sink { print($0) }
print("--- prefix")
_ = Countdown(start: 5).prefix(2).map { $0 * 10 }.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
print("--- collect by 2")
_ = Countdown(start: 3).collect(2).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
print("--- print")
_ = Countdown(start: 2).print("down").filter { $0 > 1 }.sink { print("got", $0) }
print("--- zip")
_ = Countdown(start: 2).zip(Countdown(start: 3)).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
print("--- flatMap")
_ = [1, 2].publisher.flatMap { Countdown(start: $0) }.sink { print($0) }
print("--- erased")
let erased = Countdown(start: 1).eraseToAnyPublisher()
_ = erased.sink { print($0) }
_ = erased.append(9).sink { print($0) }
