import Combine

let numbers = PassthroughSubject<Int, Never>()
var received: [Int] = []
let recursive = numbers.sink { number in
  received.append(number)
  if number < 4 { numbers.send(number + 1) }
  received.append(-number)
}
numbers.send(1)
print(received)

// One that ends itself.
let values = PassthroughSubject<Int, Never>()
var token: AnyCancellable?
token = values.sink { value in
  print("got", value)
  if value == 2 { token?.cancel() }
}
for value in 1...4 { values.send(value) }

// Set while it is told.
let state = CurrentValueSubject<Int, Never>(0)
let limiter = state.sink { value in
  print("state", value)
  if value > 2 { state.value = 2 }
}
state.value = 5
print(state.value)

// Finished from within.
let ending = PassthroughSubject<Int, Never>()
let last = ending.sink(receiveCompletion: { print("end", $0) }, receiveValue: { value in
  print("ending", value)
  if value == 1 { ending.send(completion: .finished) }
})
ending.send(1)
ending.send(2)
