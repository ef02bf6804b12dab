import Combine

func check<P: Publisher>(_ name: String, _ values: [Int], _ make: (AnyPublisher<Int, Never>) -> P) {
  let subject = PassthroughSubject<Int, Never>()
  let token = make(subject.eraseToAnyPublisher())
    .sink(receiveCompletion: { print(name, $0) }, receiveValue: { print(name, $0) })
  for value in values { subject.send(value) }
  subject.send(completion: .finished)
  token.cancel()
}
let some = [1, 2, 2, 3, 1, 1, 4]
check("filter", some) { $0.filter { $0 % 2 == 0 } }
check("filter twice", some) { $0.filter { $0 > 1 }.filter { $0 < 4 } }
check("compactMap", some) { $0.compactMap { $0 > 2 ? "\($0)" : nil } }
check("removeDuplicates", some) { $0.removeDuplicates() }
check("removeDuplicates by", some) { $0.removeDuplicates { abs($0 - $1) < 2 } }
check("dropFirst", some) { $0.dropFirst() }
check("dropFirst 3", some) { $0.dropFirst(3) }
check("dropFirst all", some) { $0.dropFirst(30) }
check("drop while", some) { $0.drop { $0 < 3 } }
check("prefix", some) { $0.prefix(2) }
check("prefix 0", some) { $0.prefix(0) }
check("prefix while", some) { $0.prefix { $0 < 3 } }
check("output at", some) { $0.output(at: 3) }
check("output in", some) { $0.output(in: 2...4) }
check("output from", some) { $0.output(in: 5...) }
check("ignoreOutput", some) { $0.ignoreOutput() }
check("replaceEmpty", []) { $0.replaceEmpty(with: 7) }
check("replaceEmpty", [1]) { $0.replaceEmpty(with: 7) }

let numbers = PassthroughSubject<Int, Never>()
let trigger = PassthroughSubject<Void, Never>()
let until = numbers.prefix(untilOutputFrom: trigger).sink(
  receiveCompletion: { print("until", $0) }, receiveValue: { print("until", $0) })
numbers.send(1)
trigger.send()
numbers.send(2)
let others = PassthroughSubject<Int, Never>()
let start = PassthroughSubject<String, Never>()
let from = others.drop(untilOutputFrom: start).sink(
  receiveCompletion: { print("from", $0) }, receiveValue: { print("from", $0) })
others.send(1)
start.send("go")
others.send(2)
start.send(completion: .finished)
others.send(completion: .finished)
