func totals(_ numbers: [Int], _ words: [String]) {
  let first = numbers.map { "\($0)" }.reduce(0, +)
  let second = words.map(\.count).reduce("", +)
  let third = words.map { Int($0) }.reduce(0, +)
  let fourth = words.reduce(0, +)
  print(first, second, third, fourth)
}
func total(_ numbers: [Int]) -> Int { numbers.map { Double($0) }.reduce(0, +) }
