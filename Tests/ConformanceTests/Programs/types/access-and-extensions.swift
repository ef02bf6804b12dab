// Extensions add methods, inits, conformances and statics to any type; private members work within the file's type.
struct Account {
  private var entries: [Int] = []
  fileprivate var note = "n"
  private(set) var closed = false
  var balance: Int { entries.reduce(0, +) }
  mutating func add(_ n: Int) {
    guard !closed else { return }
    entries.append(n)
  }
}
extension Account {
  init(opening n: Int) {
    self.init()
    add(n)
  }
  private var last: Int { entries.last ?? 0 }
  var summary: String { "\(balance) after \(last)" }
  mutating func close() { closed = true }
  static let empty = Account()
}
extension Account: Equatable {
  static func == (l: Account, r: Account) -> Bool { l.balance == r.balance }
}
var account = Account(opening: 5)
account.add(10)
account.close()
account.add(100)
print(account.summary, account.closed, account.note, account == Account(opening: 15), Account.empty.balance)
extension String {
  var vowels: Int { filter { "aeiou".contains($0) }.count }
  func padded(to n: Int, with c: Character = " ") -> String {
    count >= n ? self : self + String(repeating: c, count: n - count)
  }
  static let hello = "hello"
  init(stars n: Int) { self = String(repeating: "*", count: n) }
}
print("education".vowels, "ab".padded(to: 4, with: ".") + "|", String.hello, String(stars: 3))
extension Collection {
  var second: Element? { dropFirst().first }
}
extension Sequence where Element: Numeric {
  var total: Element { reduce(0, +) }
}
extension Array where Element == String {
  var longest: String { self.max { $0.count < $1.count } ?? "" }
}
extension Dictionary where Value: Comparable {
  var keyOfMax: Key? { self.max { $0.value < $1.value }?.key }
}
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
  var isBlank: Bool { self?.isEmpty ?? true }
}
extension Bool { var number: Int { self ? 1 : 0 } }
print([1, 2].second!, "xy".second!, [1.5, 2].total, (1...3).total, ["a", "ccc", "bb"].longest)
print(["a": 1, "b": 9].keyOfMax!, (nil as String?).orEmpty.count, Optional("x").isBlank, [true, false].map(\.number))
extension Int {
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  var digits: [Int] { String(self).compactMap(\.wholeNumberValue) }
}
2.times { print("time", $0) }
print(9045.digits, 3.clamped(to: 5...9), 2.5.clamped(to: 0...1))
extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
