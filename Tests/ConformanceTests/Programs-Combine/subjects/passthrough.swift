import Combine

enum Problem: Error { case first, second }

let numbers = PassthroughSubject<Int, Problem>()
numbers.send(0)
let one = numbers.sink(receiveCompletion: { print("one", $0) }, receiveValue: { print("one", $0) })
numbers.send(1)
numbers.send(completion: .failure(.first))
numbers.send(2)
numbers.send(completion: .failure(.second))
numbers.send(completion: .finished)
let late = numbers.sink(receiveCompletion: { print("late", $0) }, receiveValue: { print("late", $0) })

let signals = PassthroughSubject<Void, Never>()
var count = 0
let counting = signals.sink { count += 1 }
signals.send()
signals.send(())
print(count)
print(type(of: numbers), type(of: one))
