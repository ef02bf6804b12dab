import Foundation

// A small model layer as a server would have it: repositories, sorting, grouping, formatting.
struct Person: Codable, Identifiable, Hashable {
  let id: Int
  var name: String
  var born: DateComponents
  var balance: Decimal
  var tags: Set<String> = []
}
enum RepositoryError: Error, Equatable { case duplicate(Int), notFound(Int) }
actor Repository {
  private var people: [Int: Person] = [:]
  func insert(_ person: Person) throws {
    guard people[person.id] == nil else { throw RepositoryError.duplicate(person.id) }
    people[person.id] = person
  }
  func update(_ id: Int, _ change: @Sendable (inout Person) -> Void) throws {
    guard var person = people[id] else { throw RepositoryError.notFound(id) }
    change(&person)
    people[id] = person
  }
  func all(sortedBy comparators: [SortDescriptor<Person>]) -> [Person] { people.values.sorted(using: comparators) }
}
let repository = Repository()
for (id, name) in ["Zoë", "ann", "Bob", "Änne"].enumerated() {
  try await repository.insert(Person(id: id, name: name, born: DateComponents(year: 1980 + id % 2, month: 5, day: 1 + id), balance: Decimal(id) * 10.5))
}
do { try await repository.insert(Person(id: 1, name: "x", born: DateComponents(), balance: 0)) } catch let error as RepositoryError { print(error) }
do { try await repository.update(9) { $0.name = "y" } } catch { print(error) }
try await repository.update(2) { $0.tags.insert("vip"); $0.balance -= 1 }
print(await repository.all(sortedBy: [SortDescriptor(\.balance), SortDescriptor(\.id)]).map(\.name))
print(await repository.all(sortedBy: [SortDescriptor(\.name, comparator: .lexical, order: .reverse)]).map(\.name))
print(await repository.all(sortedBy: [SortDescriptor(\.id, order: .reverse)]).map(\.balance))
let everyone = await repository.all(sortedBy: [SortDescriptor(\.id)])
let calendar = { var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; return c }()
let byYear = Dictionary(grouping: everyone) { $0.born.year ?? 0 }
for (year, group) in byYear.sorted(by: { $0.key < $1.key }) {
  let sum = group.reduce(Decimal.zero) { $0 + $1.balance }
  print(year, group.map(\.name).sorted { $0.localizedCompare($1) == .orderedAscending }, sum, calendar.date(from: group[0].born)?.timeIntervalSince1970 ?? 0)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let data = try encoder.encode(everyone)
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode([Person].self, from: data) == everyone, everyone.sorted(using: KeyPathComparator(\.balance, order: .reverse)).map(\.id))
