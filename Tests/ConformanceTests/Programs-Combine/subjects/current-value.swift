import Combine

let name = CurrentValueSubject<String, Never>("a")
name.send("b")
print(name.value)
let first = name.sink(receiveCompletion: { print("first", $0) }, receiveValue: { print("first", $0, "holds", name.value) })
name.value = "c"
name.value += "d"
name.send("e")
first.cancel()
name.send("f")
print(name.value)
name.send(completion: .finished)
name.send("g")
name.value = "h"
print(name.value)
let late = name.sink(receiveCompletion: { print("late", $0) }, receiveValue: { print("late", $0) })

let list = CurrentValueSubject<[Int], Never>([])
let sizes = list.map(\.count).sink { print("size", $0) }
list.value.append(1)
list.value += [2, 3]
list.value[0] = 9
print(list.value)
