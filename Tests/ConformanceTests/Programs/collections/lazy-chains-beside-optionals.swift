// Chains of lazy sequences without an end, where a result becomes optional: none of them calls an eager method.

func tell(_ value: Int?) { print("value", value ?? -1) }

let sum: Int? = (1...).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.prefix(3).reduce(0, +)
print(sum ?? 0)
tell((1...).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.prefix(3).reduce(0, +))
tell((1...).lazy.filter { $0 > 4 }.map { $0 + 1 }.prefix(2).max())

// The closure's own result becomes optional.
print(sequence(first: 1) { $0 * 2 }.lazy.filter { $0 > 4 }.map { $0 + 1 }.prefix(2).reduce(0, +))
print(1, sequence(first: 1) { $0 * 2 }.lazy.filter { $0 > 4 }.map { $0 + 1 }.prefix(2).reduce(0, +))
print([1].map { $0 }, sequence(first: 1) { $0 * 3 }.lazy.filter { $0 > 4 }.map { $0 + 1 }.prefix(2).reduce(0, +))
print(Array(sequence(first: 1) { $0 * 2 }.lazy.map { $0 * $0 }.drop { $0 < 10 }.prefix(2)))

// Two of them in one call.
print(
  (1...).lazy.filter { $0 > 4 }.map { $0 + 1 }.prefix(2).reduce(0, +),
  (1...).lazy.filter { $0 > 4 }.map { $0 + 1 }.prefix(2).reduce(0, +))
print(
  Array((1...).lazy.filter { $0 > 4 }.map { $0 + 1 }.prefix(2)),
  sequence(first: 1) { $0 * 2 }.lazy.filter { $0 > 4 }.map { $0 + 1 }.prefix(2).reduce(0, +),
  [1, 2, 3].lazy.map { $0 + 1 }.filter { $0 > 1 }.first ?? 0)

// Arrays have the method of collections, lazy ones the lazy method.
print([1, 2, 3].map { $0 + 1 }.lazy.map { $0 * 2 }.count, [1, 2, 3].lazy.map { $0 + 1 }.map { $0 }.first ?? 0)
print(type(of: [1, 2].lazy.map { $0 + 1 }), type(of: [1, 2].lazy.filter { $0 > 1 }.map { $0 }))
