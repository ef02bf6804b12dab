import Combine

enum Problem: Error { case bad, worse(Int) }
func show<P: Publisher>(_ name: String, _ publisher: P) {
  _ = publisher.sink(receiveCompletion: { print(name, "completion", $0) }, receiveValue: { print(name, $0) })
}
show("just", Just(1))
show("fail", Fail<Int, Problem>(error: .worse(3)))
show("fail", Fail(outputType: Int.self, failure: Problem.bad))
show("empty", Empty<Int, Never>())
show("never", Empty<Int, Never>(completeImmediately: false))
show("array", [1, 2, 3].publisher)
show("nothing", [Int]().publisher)
show("range", (1...3).publisher)
show("set", Set([1]).publisher)
show("dictionary", ["a": 1].publisher)
show("string", "héy".publisher)
show("stride", stride(from: 0, to: 10, by: 4).publisher)
show("lazy", [1, 2, 3].lazy.map { $0 * 2 }.publisher)
show("some", Optional(3).publisher)
show("none", Int?.none.publisher)
show("success", Result<Int, Problem>.success(3).publisher)
show("failure", Result<Int, Problem>.failure(.bad).publisher)
show("sequence", Publishers.Sequence<[Int], Problem>(sequence: [4, 5]))
struct Fibonacci: Sequence, IteratorProtocol {
  var a = 0
  var b = 1
  mutating func next() -> Int? {
    defer { (a, b) = (b, a + b) }
    return a
  }
}
show("endless", Fibonacci().publisher.prefix(6))
show("endless", Fibonacci().publisher.first(where: { $0 > 10 }))
var made = 0
let deferred = Deferred { () -> Just<Int> in
  made += 1
  return Just(made)
}
show("deferred", deferred)
show("deferred", deferred)
show("future", Future<Int, Problem> { promise in promise(.success(3)); promise(.failure(.bad)) })
show("future", Future<Int, Problem> { $0(.failure(.bad)) })
var promise: Future<Int, Never>.Promise?
let later = Future<Int, Never> { promise = $0 }
let waiting = later.sink(receiveCompletion: { print("later", $0) }, receiveValue: { print("later", $0) })
print("not yet")
promise?(.success(8))
promise?(.success(9))
show("later again", later)
