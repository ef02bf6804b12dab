protocol Animal { associatedtype Food; var name: String { get }; func eat(_ f: Food) -> String; static var kind: String { get }; func copy() -> Self }
struct Cow: Animal { var name = "cow"; func eat(_ f: String) -> String { "eats \(f)" }; static let kind = "C"; func copy() -> Cow { self } }
struct Cat: Animal, Equatable { var name = "cat"; func eat(_ f: Int) -> String { "eats \(f)" }; static let kind = "K"; func copy() -> Cat { self } }
let animals: [any Animal] = [Cow(), Cat()]
func describe(_ a: some Animal) -> String { type(of: a).kind + a.copy().name }
func kind<A: Animal>(_ a: A) -> A.Type { A.self }
func pair<A: Animal, B: Animal>(_ a: A, _ b: B) -> String { "\(A.self)\(B.self)" }
print(animals.map { describe($0) }, animals.map(\.name), animals.map { type(of: $0).kind }, animals.map { kind($0) }, animals.map { $0.copy().name })
print(pair(animals[0], animals[1]), animals.first.map { describe($0) } ?? "", animals.filter { $0 is Cat }.count, animals.compactMap { $0 as? Cow }.map { $0.eat("hay") })
for a in animals { if let c = a as? Cat { print(c.eat(3)) } else { print(describe(a)) } }
let values: [any Equatable] = [1, "a", 2.5]
func equal<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }
print(values.map { equal($0, "a") }, values.map { equal(1, $0) }, values.contains { ($0 as? String) == "a" })
let cs: [any Collection<Int>] = [[1, 2], Set([3]), 0..<4]
print(cs.map(\.count), cs.map { $0.reduce(0, +) }, cs.map { $0.map { $0 * 2 }.max() ?? 0 }, cs.flatMap { $0.prefix(1) }, cs.first?.first ?? 0)
let e: any Error = E.a
enum E: Error, CustomStringConvertible { case a; var description: String { "E.a" } }
print("\(e)", e is E, (e as? E) == .a, e as! any CustomStringConvertible)
let f: any Animal & Equatable = Cat()
let c: any Comparable & Hashable = 3
func less<T: Comparable>(_ a: T, _ b: Any) -> Bool { (b as? T).map { a < $0 } ?? false }
print(f.name, describe(f), less(c, 5), (c as? Int) ?? 0)
func sum(_ xs: any Sequence<Int>) -> Int { xs.reduce(0, +) }
func wrap<T>(_ x: T) -> [T] { [x] }
print(sum([1]), sum(1...3), type(of: wrap(animals[0])), wrap(e).count, type(of: wrap(values[0])))
