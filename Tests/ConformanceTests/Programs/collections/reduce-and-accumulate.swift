// reduce and reduce(into:) build sums, strings, arrays, dictionaries, sets, tuples, functions and optionals.
let words = ["swift", "is", "fun", "is", "fast"]
print(words.reduce(0) { $0 + $1.count }, words.reduce("") { $0.isEmpty ? $1 : "\($0) \($1)" })
print(words.reduce(into: [:]) { $0[$1, default: 0] += 1 }["is"]!)
print(words.reduce(into: Set<Int>()) { $0.insert($1.count) }.sorted())
print(words.reduce(words[0]) { $1.count > $0.count ? $1 : $0 }, words.reduce(true) { $0 && $1.count > 1 })
print([1, 2, 3].reduce([]) { $0 + [$1, $1] }, [1, 2, 3].reduce(into: []) { $0.insert($1, at: 0) } as [Int])
let (low, high) = [3, 9, 1].reduce((Int.max, Int.min)) { (min($0.0, $1), max($0.1, $1)) }
print(low, high)
let stats = [2.0, 4, 6].reduce((sum: 0.0, count: 0)) { ($0.sum + $1, $0.count + 1) }
print(stats, stats.sum / Double(stats.count))
print([1, 2, 3].reduce(0, -), [1, 2, 3].reversed().reduce(0, -), [2, 3].reduce(1, *))
print([true, false].reduce(false) { $0 || $1 })
let functions: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 10 }, { $0 - 3 }]
print(functions.reduce(5) { $1($0) }, functions.reversed().reduce(5) { $1($0) })
let composed = functions.reduce({ $0 }) { f, g in { g(f($0)) } }
print(composed(1))
print([1, nil, 3].reduce(0) { $0 + ($1 ?? 0) }, [Int]().reduce(7, +), "abc".reduce("") { String($1) + $0 })
print((1...5).reduce(1, *))
let nested = [[1, 2], [], [3]].reduce(into: (flat: [Int](), empty: 0)) {
  $0.flat += $1
  if $1.isEmpty { $0.empty += 1 }
}
print(nested)
let maybe = [1, 2, 3].reduce(nil as Int?) { best, n in best.map { Swift.max($0, n) } ?? n }
print(maybe as Any, [Int]().reduce(nil as Int?) { $1 + ($0 ?? 0) } as Any)
struct Account { var balance = 0, log: [Int] = [] }
let account = [5, -3, 10].reduce(into: Account()) { account, amount in
  account.balance += amount
  account.log.append(account.balance)
}
print(account)
let groups = (1...10).reduce(into: [Int: [Int]]()) { $0[$1 % 3, default: []].append($1) }
print(groups.sorted { $0.key < $1.key }.map(\.value))
let text = [("a", 1), ("b", 2)].reduce(into: "") { $0 += "\($1.0)\($1.1)" }
print(text, ["x": 1, "y": 2].reduce(0) { $0 + $1.value }, zip([1, 2], [3, 4]).reduce(0) { $0 + $1.0 * $1.1 })
print(words.enumerated().reduce("") { $0 + ($1.offset % 2 == 0 ? $1.element.uppercased() : "-") })
let runs = [1, 1, 2, 2, 2, 3].reduce(into: [(Int, Int)]()) { runs, n in
  if runs.last?.0 == n { runs[runs.count - 1].1 += 1 } else { runs.append((n, 1)) }
}
print(runs, runs.map { $0.0 * $0.1 }.reduce(0, +))
