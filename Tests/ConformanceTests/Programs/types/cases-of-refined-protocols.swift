// Cases of an enum that is CaseIterable, or Comparable, by a protocol that refines it.

protocol Part: CaseIterable, Identifiable, Codable, Hashable, RawRepresentable where RawValue == String {
  func put<T: Part>(into set: inout Set<T>)
}
extension Part {
  func put<T>(into set: inout Set<T>) where T: Part { if let own = self as? T { set.insert(own) } }
}
enum Letter: String, Part {
  var id: Self { return self }
  case a, b = "B", c
  static var vowels = Letter.allCases.filter { $0 == .a }
}
print(Letter.allCases, Letter.vowels)
for one in Letter.allCases { print(one.rawValue, one.id) }
var set: Set<Letter> = []
Letter.b.put(into: &set)
print(set)

protocol Ranked: Comparable, CaseIterable {}
extension Ranked { static var highest: Self { allCases.max()! } }
enum Rank: Ranked { case low, middle, high }
print(Rank.highest, Rank.low < .high, Rank.allCases.sorted(by: >))
protocol Named: CaseIterable where AllCases == [Self] { var name: String { get } }
enum Color: Named { case red, green; var name: String { "\(self)" } }
print(Color.allCases.map(\.name), Color.allCases[1])
func all<T: Named>(_ type: T.Type) -> [String] { T.allCases.map(\.name) }
print(all(Color.self))
