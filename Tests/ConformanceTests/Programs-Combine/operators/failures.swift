import Combine

enum Problem: Error { case bad(Int) }
enum Other: Error { case wrapped(Problem) }
func show<P: Publisher>(_ name: String, _ publisher: P) -> AnyCancellable {
  publisher.sink(receiveCompletion: { print(name, "completion", $0) }, receiveValue: { print(name, $0) })
}
func feed(_ make: (PassthroughSubject<Int, Problem>) -> AnyCancellable) {
  let subject = PassthroughSubject<Int, Problem>()
  let token = make(subject)
  subject.send(1)
  subject.send(completion: .failure(.bad(2)))
  subject.send(3)
  token.cancel()
}
feed { show("plain", $0) }
feed { show("mapError", $0.mapError { Other.wrapped($0) }) }
feed { show("replaceError", $0.replaceError(with: -1)) }
feed { show("catch", $0.catch { problem in Just(problem.code) }) }
feed { show("catch with many", $0.catch { _ in [7, 8].publisher }) }
feed { show("catch and fail", $0.catch { _ in Fail<Int, Other>(error: .wrapped(.bad(9))) }) }
feed { show("tryCatch", $0.tryCatch { problem -> Just<Int> in throw Other.wrapped(problem) }) }
feed { show("tryCatch well", $0.tryCatch { _ in Just(5) }) }
feed { show("collect", $0.collect()) }
feed { show("last", $0.last()) }
feed { show("reduce", $0.reduce(0, +)) }
feed { show("replaceEmpty", $0.replaceEmpty(with: 0)) }
feed { show("append", $0.append(4)) }
extension Problem { var code: Int { if case .bad(let code) = self { code } else { 0 } } }

var attempts = 0
let flaky = Deferred { () -> AnyPublisher<Int, Problem> in
  attempts += 1
  return attempts < 3 ? Fail(error: Problem.bad(attempts)).eraseToAnyPublisher()
    : Just(attempts).setFailureType(to: Problem.self).eraseToAnyPublisher()
}
_ = show("retry", flaky.retry(3))
attempts = -5
_ = show("retry too little", flaky.retry(2))
print(attempts)
_ = show("setFailureType", Just(1).setFailureType(to: Problem.self))
_ = show("setFailureType", PassthroughSubject<Int, Never>().merge1().setFailureType(to: Problem.self))
extension Publisher { func merge1() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() } }
_ = show("assertNoFailure", Just(2).setFailureType(to: Problem.self).assertNoFailure())
let subject = PassthroughSubject<Int, Problem>()
let completions = subject.sink(receiveCompletion: { completion in
  switch completion {
  case .finished: print("finished")
  case .failure(let problem): print("failed with", problem.code)
  }
}, receiveValue: { _ in })
subject.send(completion: .failure(.bad(12)))
