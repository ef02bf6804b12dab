import Combine

enum Problem: Error, CustomStringConvertible {
  case bad
  var description: String { "BAD" }
}
final class Log: TextOutputStream {
  var text = ""
  func write(_ string: String) { text += string }
}
let log = Log()
let subject = PassthroughSubject<[String], Problem>()
let token = subject.print("subject", to: log).print().map(\.count).print("count").sink(
  receiveCompletion: { print("done", $0) }, receiveValue: { print("got", $0) })
subject.send(["a", "b"])
subject.send([])
subject.send(completion: .failure(.bad))
print(log.text)

let events = PassthroughSubject<Int, Never>()
let watched = events.handleEvents(
  receiveSubscription: { print("subscription", $0) }, receiveOutput: { print("output", $0) },
  receiveCompletion: { print("completion", $0) }, receiveCancel: { print("cancel") },
  receiveRequest: { print("request", $0) }
).sink { print("got", $0) }
events.send(1)
watched.cancel()
watched.cancel()
events.send(2)
let ended = [1].publisher.handleEvents(receiveOutput: { print("output", $0) }, receiveCompletion: { print($0) }).sink { _ in }
_ = [1, 2].publisher.print("sequence").sink { _ in }
_ = (1...2).publisher.print("range").first().sink { _ in }
_ = Just("x").print("just").sink { _ in }
_ = Optional(1).publisher.print("optional").sink { _ in }
_ = Result<Int, Problem>.success(1).publisher.print("result").sink(receiveCompletion: { _ in }, receiveValue: { _ in })
_ = Empty<Int, Never>().print("empty").sink { _ in }
_ = CurrentValueSubject<Int, Never>(3).print("value").sink { _ in }
_ = [3, 1].publisher.scan(0, +).print("scan").filter { $0 > 3 }.print("filter").sink { _ in }
_ = PassthroughSubject<Int, Never>().removeDuplicates().print("duplicates").sink { _ in }
_ = PassthroughSubject<Int, Never>().flatMap { Just($0) }.print("flatMap").sink { _ in }
_ = PassthroughSubject<Int, Never>().scan(0, +).print("scan").sink { _ in }
_ = PassthroughSubject<Int, Never>().collect().print("collect").sink { _ in }
_ = PassthroughSubject<Int, Never>().prefix(2).print("prefix").sink { _ in }
_ = PassthroughSubject<Int, Never>().compactMap { $0 }.print("compactMap").sink { _ in }
_ = PassthroughSubject<Int, Never>().zip(Just(1)).print("zip").sink { _ in }
