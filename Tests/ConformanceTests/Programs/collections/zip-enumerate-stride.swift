// zip, enumerated, stride, reversed, repeatElement and sequence combined, with counts that do not match.
let letters = ["a", "b", "c"], numbers = [1, 2, 3, 4]
for (l, n) in zip(letters, numbers) { print(l, n, terminator: "; ") }
print()
for (i, (l, n)) in zip(letters, numbers).enumerated() { print(i, l, n, terminator: "; ") }
print()
print(Array(zip(letters, numbers.reversed())), zip(numbers, numbers.dropFirst()).map { $1 - $0 })
print(Dictionary(uniqueKeysWithValues: zip(letters, numbers))["c"]!, zip(letters, 1...).map { "\($0)\($1)" })
print(letters.enumerated().map { "\($0.offset):\($0.element)" }, letters.enumerated().reversed().map(\.offset))
print(letters.enumerated().filter { $0.offset > 0 }.map(\.element))
print(letters.enumerated().max { $0.element < $1.element }!.offset)
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }
for i in stride(from: 0, to: 1, by: 0.25) { print(i, terminator: " ") }
print(Array(stride(from: 3, to: 3, by: 1)), Array(stride(from: 1, through: 7, by: 3)))
print(stride(from: 0, to: 9, by: 2).reduce(0, +))
print(letters.reversed() == ["c", "b", "a"], Array(letters.reversed()), String("abc".reversed()))
print((1...3).reversed().first!)
print(Array(repeatElement("x", count: 3)), zip(repeatElement(0, count: 2), letters).map { "\($0)\($1)" })
print(sequence(first: 1) { $0 * 2 }.prefix(5).map { $0 }, Array(sequence(first: 5) { $0 > 1 ? $0 - 2 : nil }))
print(numbers.indices.map { numbers[$0] * $0 }, Array(numbers.indices.dropLast()))
print(numbers.lazy.map { $0 * 2 }.filter { $0 > 4 }.first!)
print(zip(letters, numbers).allSatisfy { $0.count == 1 && $1 > 0 })
print(zip(letters, ["a", "x", "c"]).filter { $0 == $1 }.count)
print(zip(letters, numbers).first { $1 == 2 }!, zip([1, 2], [3, 4]).map(*), zip([1, 2], [3, 4]).map(max))
print(zip([5], [2]).map { $0 - $1 })
let windows = (0...numbers.count - 2).map { Array(numbers[$0..<$0 + 2]) }
print(windows, windows.map { $0.reduce(0, +) })
let product = letters.flatMap { l in numbers.prefix(2).map { "\(l)\($0)" } }
print(product, product.count)
let (evens, odds) = numbers.reduce(into: ([Int](), [Int]())) { $1 % 2 == 0 ? $0.0.append($1) : $0.1.append($1) }
print(evens, odds)
var total = 0
for (i, n) in numbers.enumerated().reversed() where i != 1 { total = total * 10 + n }
print(total)
func scan(_ list: [Int]) -> [Int] {
  var sum = 0
  return list.map {
    sum += $0; return sum
  }
}
print(scan(numbers), scan([]), numbers.reduce(into: []) { $0.append(($0.last ?? 0) + $1) } as [Int])
