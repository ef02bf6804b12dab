import Combine

// On sequences and single values many operators run when they are applied, not when somebody subscribes.
func noted<T>(_ value: T) -> T {
  print("noted", value)
  return value
}
let mapped = [1, 2].publisher.map { noted($0 * 2) }
print("mapped", type(of: mapped))
let filtered = (1...3).publisher.filter { noted($0) > 1 }
print("filtered", type(of: filtered))
let just = Just(1).map { noted("\($0)") }
print("just", type(of: just))
print(type(of: Just(1).filter { noted($0) > 1 }))
let subject = PassthroughSubject<Int, Never>().map { noted($0) }
print("subject", type(of: subject))
_ = mapped.sink { print("sink", $0) }
_ = filtered.sink { print("sink", $0) }
_ = just.sink { print("sink", $0) }
print(type(of: [3, 1].publisher.removeDuplicates()), type(of: [1].publisher.compactMap { Optional($0) }))
print([3, 1, 2].publisher.map { $0 } == [3, 1, 2].publisher, Just(1) == Just(1))
_ = [3, 1, 2].publisher.min().sink { print("min", $0) }
_ = [3, 1, 2].publisher.count().sink { print("count", $0) }
_ = [3, 1, 2].publisher.last().sink { print("last", $0) }
_ = [3, 1, 2].publisher.scan(0) { noted($0 + $1) }.first().sink { print("scan", $0) }
_ = [1, nil, 3].publisher.replaceNil(with: 0).sink { print($0) }
_ = Just(3).tryMap { noted($0) }.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
_ = Optional(4).publisher.map { noted($0) }.filter { $0 > 9 }.replaceEmpty(with: -1).sink { print($0) }
_ = [1, 2, 3, 4].publisher.dropFirst(2).prefix(1).sink { print("dropped", $0) }
