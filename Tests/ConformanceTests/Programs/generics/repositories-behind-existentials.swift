// Type-erased repository, phantom types, builder pattern
struct ID<Tag, Raw: Hashable>: Hashable, CustomStringConvertible { let raw: Raw; init(_ raw: Raw) { self.raw = raw }; var description: String { "\(Tag.self)#\(raw)" } }
extension ID: ExpressibleByIntegerLiteral where Raw == Int { init(integerLiteral v: Int) { self.init(v) } }
extension ID: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral where Raw == String { init(stringLiteral v: String) { self.init(v) } }
protocol Entity: Identifiable { static var table: String { get } }
struct User: Entity { typealias ID = main_ID<User, Int>; let id: main_ID<User, Int>; var name: String; static let table = "users" }
typealias main_ID = ID
struct Tag: Entity { let id: ID<Tag, String>; static var table: String { "tags" } }
protocol Repository<Item> { associatedtype Item: Entity; mutating func add(_ item: Item); func find(_ id: Item.ID) -> Item?; var all: [Item] { get } }
struct MemoryRepository<Item: Entity>: Repository { private var items: [Item.ID: Item] = [:]; private var order: [Item.ID] = []
  mutating func add(_ item: Item) { if items.updateValue(item, forKey: item.id) == nil { order.append(item.id) } }
  func find(_ id: Item.ID) -> Item? { items[id] }
  var all: [Item] { order.compactMap { items[$0] } } }
struct AnyRepository<Item: Entity>: Repository { private var base: any Repository<Item>; init(_ b: some Repository<Item>) { base = b }
  mutating func add(_ item: Item) { base.add(item) }; func find(_ id: Item.ID) -> Item? { base.find(id) }; var all: [Item] { base.all } }
var repo = AnyRepository(MemoryRepository<User>())
repo.add(User(id: 1, name: "Ann")); repo.add(User(id: 2, name: "Bo")); repo.add(User(id: 1, name: "Ada"))
print(repo.all.map(\.name), repo.find(2)?.name ?? "-", repo.find(ID(9)) == nil)
var tags: some Repository<Tag> = MemoryRepository<Tag>()
tags.add(Tag(id: "x")); print(tags.all.map(\.id), tags.find("x")!.id, Tag.table)
func describe<R: Repository>(_ r: R) -> String where R.Item.ID: CustomStringConvertible { "\(R.Item.table): " + r.all.map { $0.id.description }.joined(separator: ",") }
print(describe(repo), describe(tags))
extension Repository where Item == User { func names() -> [String] { all.map(\.name).sorted() } }
print(repo.names())
extension Array: Repository where Element: Entity { typealias Item = Element; mutating func add(_ i: Element) { append(i) }; func find(_ id: Element.ID) -> Element? { first { $0.id == id } }; var all: [Element] { self } }
var arr: [User] = []; arr.add(User(id: 5, name: "Zed")); print(describe(arr), arr.names(), arr.find(5)?.id ?? 0)
let anyRepos: [any Repository] = [repo, tags, arr]
for r in anyRepos { print(type(of: r), r.all.count) }
func first(_ r: any Repository<User>) -> String { r.all.first?.name ?? "none" }
print(first(repo), first(arr), anyRepos.compactMap { $0 as? any Repository<User> }.count)
enum Validated<T, E: Error> { case ok(T), bad([E])
  func map<U>(_ f: (T) throws -> U) rethrows -> Validated<U, E> { switch self { case .ok(let t): .ok(try f(t)); case .bad(let e): .bad(e) } }
  func zip<U>(_ o: Validated<U, E>) -> Validated<(T, U), E> { switch (self, o) { case let (.ok(a), .ok(b)): .ok((a, b)); case let (.bad(a), .bad(b)): .bad(a + b); case (.bad(let e), _), (_, .bad(let e)): .bad(e) } } }
enum Err: Error { case short, empty }
func check(_ s: String) -> Validated<String, Err> { s.isEmpty ? .bad([.empty, .short]) : s.count < 3 ? .bad([.short]) : .ok(s) }
print(check("abc").zip(check("defg")).map { $0 + $1 }, check("").zip(check("a")), check("abc").zip(check("q")).map { "\($0)" })
