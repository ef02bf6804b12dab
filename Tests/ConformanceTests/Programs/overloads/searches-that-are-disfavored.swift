struct Days: OptionSet {
  let rawValue: Int
  static let monday = Days(rawValue: 1), tuesday = Days(rawValue: 2)
}
let days: [Days] = [.monday, [], .tuesday, [], [.monday, .tuesday]]
print(days.split(separator: []).map(\.count), days.contains([]))
print("a b  c".split(separator: " "), "a b  c".split(separator: " ", maxSplits: 1))
print("a, b, c".split(separator: ", "), "a--b".split(separator: "-", omittingEmptySubsequences: false))
let nested = [[1], [2], [], [3]]
print(nested.split(separator: []), nested.contains([]), nested.contains([[2], []]))
print("abc".contains("b"), "abc".contains("bc"), "abc".contains(""))
print("a1b22c".split(separator: #/\d+/#), "x".firstRange(of: #/y/#) == nil)
