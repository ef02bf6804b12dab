import Combine

func check<P: Publisher>(_ name: String, _ values: [Int], _ make: (AnyPublisher<Int, Never>) -> P) {
  let subject = PassthroughSubject<Int, Never>()
  let token = make(subject.eraseToAnyPublisher())
    .sink(receiveCompletion: { print(name, $0) }, receiveValue: { print(name, $0) })
  for value in values { subject.send(value) }
  print(name, "is to finish")
  subject.send(completion: .finished)
  token.cancel()
}
let some = [3, 1, 2]
check("reduce", some) { $0.reduce(0) { $0 + $1 } }
check("reduce nothing", []) { $0.reduce(5, +) }
check("count", some) { $0.count() }
check("min", some) { $0.min() }
check("max", some) { $0.max() }
check("min by", some) { $0.min { $0 > $1 } }
check("max by", [11, 4, 25]) { $0.max { $0 % 10 < $1 % 10 } }
check("min nothing", []) { $0.min() }
check("first", some) { $0.first() }
check("first where", some) { $0.first { $0 < 3 } }
check("first where none", some) { $0.first { $0 > 9 } }
check("last", some) { $0.last() }
check("last where", some) { $0.last { $0 > 1 } }
check("allSatisfy", some) { $0.allSatisfy { $0 > 0 } }
check("allSatisfy not", some) { $0.allSatisfy { $0 > 1 } }
check("contains", some) { $0.contains(1) }
check("contains not", some) { $0.contains(8) }
check("contains where", some) { $0.contains { $0 == 2 } }
check("first nothing", []) { $0.first() }
check("last nothing", []) { $0.last() }
