// Tuples with different labels have the tuple without labels in common.

func f<T>(_ values: T...) { print(T.self) }
let named = (x: 1, y: 2), pair = (3, 4)
f((x: 1, y: 2), (3, 4))
f(named, pair)
f(pair, named)
f(named, named)
let list = [named, pair]
print(type(of: list))
let one = Bool.random() ? named : pair
print(type(of: one))
