// The elements of arrays are converted to a type that all uses of the arrays decide together.

protocol P {}
struct A: P {}
struct B: P {}
class Base {}
class First: Base {}
class Second: Base {}
func a() -> [A] { [A()] }
func b() -> [B] { [B()] }
let firsts = [First()], seconds = [Second()], numbers = [1], words = ["a"]

let two: [any P] = a() + b()
let three: [any P] = a() + b() + a()
let four: [any P] = a() + a() + b() + b()
print(two.count, three.count, four.count)
let bases: [Base] = firsts + seconds + firsts
print(bases.map { type(of: $0) })
let anys: [Any] = numbers + words + numbers + words
print(anys)
let optionals: [Int?] = numbers + [nil] + [2]
print(optionals)

func joined<T>(_ one: [T], _ other: [T]) -> [T] { one + other }
func either<T>(_ one: [T], _ other: [T], _ isFirst: Bool) -> [T] { isFirst ? one : other }
let some: [any P] = joined(a(), b())
let mixed: [Any] = joined(numbers, joined(words, numbers))
let chosen: [Base] = either(firsts, seconds, false)
print(some.count, mixed, chosen.count)
func take(_ values: [any P]) -> Int { values.count }
print(take(a() + b()), take(joined(b(), a())))
var all: [any P] = []
all += a()
all.append(contentsOf: a())
print(all.count)
func lookup<K, V>(_ one: [K: V], _ other: [K: V]) -> [K: V] { one.merging(other) { $1 } }
let table: [String: Any] = lookup(["a": 1] as [String: Int], ["b": "x"] as [String: String])
print(table.count)
