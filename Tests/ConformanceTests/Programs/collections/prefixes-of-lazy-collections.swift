// The calls of the closures of lazy sequences, in the order in which prefixes and first elements need them.
let r = [1, 2, 3, 4, 5].lazy.filter { print("f", $0); return $0 % 2 == 0 }.prefix(1)
print("--")
print(Array(r))
print("==")
let m = [1, 2, 3].lazy.map { print("m", $0); return $0 * 2 }
print(m.first!, m.count, m[1])
print("==")
let c = [1, 2, 3, 4].lazy.filter { print("g", $0); return $0 > 1 }
print(c.first!, c.count)
print("==")
for x in (1...3).lazy.map({ print("h", $0); return $0 }).filter({ $0 > 1 }).prefix(1) { print(x) }
print("==")
for x in [1, 2, 3].lazy.drop(while: { print("d", $0); return $0 < 2 }) { print(x) }
print("==")
for x in [1, 2, 3].lazy.prefix(while: { print("p", $0); return $0 < 2 }) { print(x) }
print("==")
print(Array([1, 2, 3].lazy.compactMap { x -> Int? in print("c", x); return x > 1 ? x : nil }.dropFirst()))
print("==")
print([1, 2, 3].lazy.filter { print("l", $0); return $0 < 3 }.last!)
