import Combine

enum Problem: Error { case at(Int) }
func check<P: Publisher>(_ name: String, _ make: (AnyPublisher<Int, Never>) -> P) where P.Failure == Error {
  let subject = PassthroughSubject<Int, Never>()
  let token = make(subject.eraseToAnyPublisher()).sink(receiveCompletion: { completion in
    if case .failure(let error) = completion {
      print(name, "failure", error, (error as? Problem).map { "\($0)" } ?? "?")
    } else {
      print(name, "finished")
    }
  }, receiveValue: { print(name, $0) })
  for value in 1...4 { subject.send(value) }
  subject.send(completion: .finished)
  token.cancel()
}
func checked(_ value: Int) throws -> Int {
  if value == 3 { throw Problem.at(value) }
  return value * 10
}
check("tryMap") { $0.tryMap(checked) }
check("tryMap map") { $0.tryMap { try checked($0) }.map { $0 + 1 } }
check("tryFilter") { $0.tryFilter { try checked($0) > 10 } }
check("tryCompactMap") { $0.tryCompactMap { try checked($0) > 10 ? "\($0)" : nil } }
check("tryScan") { $0.tryScan(0) { try $0 + checked($1) } }
check("tryReduce") { $0.tryReduce(0) { try $0 + checked($1) } }
check("tryRemoveDuplicates") { $0.tryRemoveDuplicates { try checked($1) == $0 } }
check("tryDrop") { $0.tryDrop { try checked($0) < 20 } }
check("tryPrefix") { $0.tryPrefix { try checked($0) < 100 } }
check("tryFirst") { $0.tryFirst { try checked($0) == 20 } }
check("tryFirst late") { $0.tryFirst { try checked($0) == 40 } }
check("tryLast") { $0.tryLast { try checked($0) < 100 } }
check("tryAllSatisfy") { $0.tryAllSatisfy { try checked($0) < 100 } }
check("tryContains") { $0.tryContains { try checked($0) == 40 } }
check("tryMin") { $0.tryMin { try checked($0) < $1 } }
check("tryMax") { $0.tryMax { _, _ in throw Problem.at(0) } }
check("after a failure") { $0.tryMap(checked).mapError { _ in Problem.at(99) as Error } }
