import Combine

let numbers = PassthroughSubject<Int, Never>()
let list = [10, 20]
let token = numbers.map { list[$0] }.print("p").sink { print($0) }
numbers.send(1)
numbers.send(2)
print("not reached")
