import Combine

enum Problem: Error { case bad }
func show<P: Publisher>(_ name: String, _ publisher: P) -> AnyCancellable {
  publisher.sink(receiveCompletion: { print(name, "completion", $0) }, receiveValue: { print(name, $0) })
}
_ = show("sequences", (1...3).publisher.flatMap { [$0, $0 * 10].publisher })
_ = show("just", [1, 2].publisher.flatMap { Just("\($0)") })
_ = show("failing child", [1, 2].publisher.flatMap { $0 == 2 ? Fail<Int, Problem>(error: .bad).eraseToAnyPublisher() : Just($0).setFailureType(to: Problem.self).eraseToAnyPublisher() })
_ = show("never failing child", Fail<Int, Problem>(error: .bad).flatMap { Just($0) })
_ = show("never failing child", Result<Int, Problem>.success(1).publisher.flatMap { Just($0 + 1) })

let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
let outer = PassthroughSubject<Int, Never>()
var token: AnyCancellable? = show("subjects", outer.flatMap { inner[$0] })
inner[0].send(0)
outer.send(0)
inner[0].send(1)
outer.send(1)
inner[1].send(2)
inner[0].send(3)
outer.send(completion: .finished)
inner[0].send(completion: .finished)
inner[1].send(4)
inner[1].send(completion: .finished)

let limited = PassthroughSubject<Int, Problem>()
token = show("limited", limited.print("outer").flatMap(maxPublishers: .max(1)) { n in
  [n, n + 1].publisher.setFailureType(to: Problem.self).print("inner \(n)")
})
limited.send(1)
limited.send(10)
limited.send(completion: .failure(.bad))

let source = PassthroughSubject<PassthroughSubject<String, Never>, Never>()
let (a, b) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
token = show("latest", source.switchToLatest())
source.send(a)
a.send("a1")
source.send(b)
a.send("a2")
b.send("b1")
source.send(completion: .finished)
b.send("b2")
b.send(completion: .finished)
let searches = PassthroughSubject<String, Never>()
token = show("search", searches.map { query in Just("results for \(query)") }.switchToLatest())
searches.send("x")
searches.send("y")
token = nil
