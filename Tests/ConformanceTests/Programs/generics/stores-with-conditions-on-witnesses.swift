// Generic repository with associated types and conditional conformances
protocol Identified { associatedtype ID: Hashable; var id: ID { get } }
protocol Store<Element> {
    associatedtype Element: Identified
    associatedtype Failure: Error = Never
    mutating func insert(_ e: Element) throws(Failure)
    func find(_ id: Element.ID) -> Element?
    var count: Int { get }
}
struct User: Identified, Codable, Equatable, CustomStringConvertible {
    let id: Int; var name: String
    var description: String { "User(\(id), \(name))" }
}
enum StoreError: Error, Equatable { case duplicate(String), full(limit: Int) }
struct MemoryStore<E: Identified>: Store {
    typealias Element = E
    typealias Failure = StoreError
    private var storage: [E.ID: E] = [:]
    let limit: Int
    init(limit: Int = 3) { self.limit = limit }
    mutating func insert(_ e: E) throws(StoreError) {
        guard storage[e.id] == nil else { throw .duplicate("\(e.id)") }
        guard storage.count < limit else { throw .full(limit: limit) }
        storage[e.id] = e
    }
    func find(_ id: E.ID) -> E? { storage[id] }
    var count: Int { storage.count }
}
extension MemoryStore: Sequence where E.ID: Comparable {
    func makeIterator() -> AnyIterator<E> {
        var it = storage.keys.sorted().makeIterator()
        return AnyIterator { it.next().flatMap { self.storage[$0] } }
    }
}
extension MemoryStore: CustomStringConvertible where E: CustomStringConvertible, E.ID: Comparable {
    var description: String { "[" + map(\.description).joined(separator: "; ") + "]" }
}
struct Cached<S: Store>: Store where S.Element.ID == Int {
    typealias Failure = S.Failure
    var base: S
    var hits = 0
    mutating func insert(_ e: S.Element) throws(S.Failure) { try base.insert(e) }
    func find(_ id: Int) -> S.Element? { base.find(id) }
    var count: Int { base.count }
}
func fill<S: Store>(_ s: inout S, with elements: some Sequence<S.Element>) -> [String] {
    var log: [String] = []
    for e in elements {
        do throws(S.Failure) { try s.insert(e); log.append("ok \(e.id)") }
        catch { log.append("failed \(e.id): \(error)") }
    }
    return log
}
var m = MemoryStore<User>()
let users = ["Ada", "Bob", "Cy", "Di"].enumerated().map { User(id: $0.offset * 10, name: $0.element) }
print(fill(&m, with: users + [users[0]]).joined(separator: "\n"))
print(m, m.count, m.find(10) as Any, m.find(11) as Any)
var c = Cached(base: MemoryStore<User>(limit: 1))
print(fill(&c, with: users.reversed()))
print(c.base.first { $0.name.hasPrefix("D") }!)
let any: any Store<User> = m
print(any.count, any.find(0)?.name ?? "none")
func describe(_ s: any Store) -> String { "\(type(of: s)) with \(s.count)" }
print(describe(m), describe(c))
for u in m where u.id > 0 { print(u.name, terminator: " ") }
print()
print(m.sorted { $0.name > $1.name }.map(\.name), m.contains { $0.id == 20 }, m.reduce(0) { $0 + $1.id })
extension Store where Element: Equatable {
    func has(_ e: Element) -> Bool { find(e.id) == e }
}
print(m.has(users[1]), m.has(User(id: 10, name: "X")))
print(StoreError.full(limit: 2) == .full(limit: 2), StoreError.duplicate("a") == .full(limit: 1))
