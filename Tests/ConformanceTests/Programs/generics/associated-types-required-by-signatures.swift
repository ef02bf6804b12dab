// A type in the signature gives a parameter its protocol, which the 'where' clause relies on.
protocol Context { associatedtype Source; init(source: Source) }
struct Group<C: Context> { var count: Int }
struct Base: Context { init(source: Int) {} }
struct Named: Context { var name: String; init(source: String) { name = source } }
struct Routes<Outer> {
  func group<T>(_ path: String, context: T.Type) -> Group<T> where T.Source == Outer { Group(count: path.count) }
  func sizes<T>(of groups: [Group<T>]) -> [Int] where T.Source: Comparable { groups.map(\.count) }
  init<T>(_ group: Group<T>) where T.Source == Outer {}
  init() {}
}
print(Routes<Int>().group("abc", context: Base.self).count)
print(Routes(Group<Named>(count: 1)))
print(Routes<Bool>().sizes(of: [Group<Named>(count: 2), Group(count: 3)]))
func made<T>(_ group: Group<T>, _ source: T.Source) -> T where T.Source: CustomStringConvertible { T(source: source) }
print(made(Group<Named>(count: 0), "n").name)
