// === compares instances; references share state through variables, arrays, closures and struct copies.
class Counter {
  var n = 0
  func increment() -> Counter {
    n += 1
    return self
  }
}
let a = Counter()
let b = a
let c = Counter()
print(a === b, a === c, a !== c)
_ = b.increment().increment()
print(a.n, c.n)

struct Holder {
  var counter: Counter
  var copies = 0
}
var first = Holder(counter: a)
var second = first
second.copies = 5
second.counter.n = 50
print(first.counter.n, first.copies)
second.counter = Counter()
second.counter.n = 7
print(first.counter.n, second.counter.n)

let list = [a, c, a]
for item in list { item.n += 1 }
print(list.map(\.n))
print(list.firstIndex { $0 === c } as Any, list.filter { $0 === a }.count)
func mutate(_ counter: Counter) { counter.n = -1 }
mutate(c)
print(c.n)
func replace(_ counter: inout Counter) { counter = Counter() }
var d = c
replace(&d)
print(c.n, d.n, c === d)
let none: Counter? = nil
print(none === nil, none === a, Optional(a) === a)
print(ObjectIdentifier(a) == ObjectIdentifier(b), ObjectIdentifier(a) == ObjectIdentifier(c))
var seen: Set<ObjectIdentifier> = []
print(list.map { seen.insert(ObjectIdentifier($0)).inserted })
let any: AnyObject = a
print(any === a, (any as? Counter)?.n ?? 0)
