// A mutating method on an optional that is not unwrapped: swiftc takes the optional for a value that cannot be changed.
struct Counter { var n = 0; mutating func up() { n += 1 } }
var names: [String]?
let fixed: Counter? = Counter()
var scores = ["a": Counter()]
var lists = ["a": [1]]
class Box { var items: [Int]?; func f() { self.items.sort(); items.removeLast() } }
struct Bag { var items: Set<Int>?; mutating func f() { items.insert(1) } }
func make() -> Counter? { Counter() }
func change(_ counter: Counter?, _ other: inout Counter?) { counter.up(); other.up() }

names.sort()
names.removeLast()
names.append("a")
names.insert("a", at: 0)
fixed.up()
scores["a"].up()
lists["a"].append(1)
make().up()
print(names.count, lists["a"].count, make().n)
scores["a"].n = 1
lists["a"][0] = 1
