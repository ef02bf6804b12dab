import Combine

let subject = PassthroughSubject<Int, Never>()
print(type(of: subject.map { "\($0)" }))
print(type(of: subject.map { $0 }.filter { $0 > 1 }.eraseToAnyPublisher()))
print(type(of: subject.map { "\($0)" }.removeDuplicates().prefix(2)))
print(type(of: subject.scan(0, +).flatMap { Just($0) }))
print(type(of: subject.compactMap { Optional("\($0)") }.collect(3)))
print(type(of: subject.tryMap { $0 }.catch { _ in Just(1) }))
print(type(of: subject.setFailureType(to: Error.self).replaceError(with: 1)))
print(type(of: subject.zip(Just("x"))), type(of: subject.share()))
print(type(of: subject.append(1)), type(of: subject.first()), type(of: subject.first { $0 > 1 }))
print(type(of: CurrentValueSubject<String?, Never>(nil).replaceNil(with: "x")))
print(type(of: Future<Int, Never> { _ in }), type(of: Deferred { Just(1) }))
print(type(of: Empty<Int, Never>()), type(of: Fail<Int, CancellationProblem>(error: .init())))
struct CancellationProblem: Error {}
class Model: ObservableObject { @Published var name = "" }
print(type(of: Model().$name), type(of: Model().objectWillChange))
print(type(of: Model().$name.map(\.count)))
