// map, filter, reduce and their relatives, chained; the order of calls of their closures.
let numbers = [4, 8, 15, 16, 23, 42]
print(numbers.map { $0 / 2 }, numbers.filter { $0 % 2 == 1 }, numbers.reduce(0, +))
print(numbers.reduce(into: [Int: Int]()) { $0[$1 % 3, default: 0] += 1 }.sorted { $0.key < $1.key }.map { [$0, $1] })
print(numbers.reduce("") { "\($0)\($1) " }, numbers.reduce(1) { acc, n in max(acc, n) })
print(["1", "x", "3"].map { Int($0) }, ["1", "x", "3"].compactMap { Int($0) }, [[1, 2], [], [3]].flatMap { $0 })
print([1, 2, 3].flatMap { Array(repeating: $0, count: $0) }, [1, nil, 3].compactMap { $0 })
print(numbers.first { $0 > 10 }!, numbers.last { $0 < 10 }!, numbers.first(where: { $0 > 99 }) as Any)
print(numbers.contains { $0 == 23 }, numbers.allSatisfy { $0 > 3 }, [Int]().allSatisfy { _ in false })
print(numbers.firstIndex { $0 > 15 }!, numbers.lastIndex { $0 < 15 }!, numbers.count { $0 > 15 })
print(numbers.prefix(while: { $0 < 16 }), numbers.drop(while: { $0 < 16 }))
print(numbers.sorted(by: >), numbers.min { $0 % 10 < $1 % 10 }!, numbers.max { $0 % 10 < $1 % 10 }!)
print(zip(numbers, 1...).map { $0 * $1 }, zip("ab", [1, 2, 3]).map { "\($0)\($1)" })
print(Array(zip([1, 2], ["a", "b"])), numbers.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
numbers.prefix(2).forEach { print("each", $0) }
print(numbers.partitioned { $0 > 15 })
extension Array {
  func partitioned(_ test: (Element) -> Bool) -> ([Element], [Element]) {
    reduce(into: ([], [])) { parts, item in
      if test(item) { parts.0.append(item) } else { parts.1.append(item) }
    }
  }
}
let eager = [1, 2, 3].map { n -> Int in
  print("map", n)
  return n * 10
}.filter { n in
  print("filter", n)
  return n > 10
}
print(eager)
var asked = 0
let lazyPart = [1, 2, 3, 4, 5].lazy.map { n -> Int in
  asked = max(asked, n)
  return n * 10
}.filter { $0 > 10 }
print("asked", asked)
print(lazyPart.first!, "asked", asked, Array(lazyPart), "asked", asked)
print(numbers.map(String.init).joined(separator: "/"), numbers.map(Double.init)[0], [1, -2].map(abs))
print((1...4).map { $0 * $0 }.filter { $0 > 3 }.reduce(0, +), (1...3).reversed().map { $0 })
