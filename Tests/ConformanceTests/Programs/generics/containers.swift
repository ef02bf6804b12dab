// generics & protocols with associated types
protocol Container { associatedtype Element; var count: Int { get }; subscript(i: Int) -> Element { get }; mutating func append(_ e: Element) }
extension Container { var isEmpty: Bool { count == 0 }
  func all(_ p: (Element) -> Bool) -> Bool { for i in 0..<count where !p(self[i]) { return false }; return true } }
extension Container where Element: Equatable { func firstIndex(of e: Element) -> Int? { (0..<count).first { self[$0] == e } } }
struct Stack<E>: Container { private var s: [E] = []; var count: Int { s.count }
  subscript(i: Int) -> E { s[i] }
  mutating func append(_ e: E) { s.append(e) }
  mutating func pop() -> E? { s.popLast() } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: E...) { s = elements } }
extension Stack: Sequence { func makeIterator() -> some IteratorProtocol<E> { s.reversed().makeIterator() } }
extension Stack: Equatable where E: Equatable {}
extension Stack: Hashable where E: Hashable {}
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, A.Element: Equatable {
  a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] } }
var s: Stack = [1, 2, 3]
s.append(4)
print(s.pop()!, s.isEmpty, s.all { $0 < 4 }, s.firstIndex(of: 2) as Any)
print(Array(s), s.map { $0 * 2 }, s.sorted(), s.contains(2), s.reduce(0, +))
print(same(s, Stack(arrayLiteral: 1, 2, 3)), s == [1, 2, 3], s == [1])
print(Set([s, s, [9]]).count)
for (i, x) in s.enumerated() { print(i, x, terminator: ";") }
print()
for (a, b) in zip(s, "abc") { print(a, b, separator: "", terminator: " ") }
print()
struct AnyContainer<T> { let get: (Int) -> T; let n: () -> Int
  init<C: Container>(_ c: C) where C.Element == T { get = { c[$0] }; n = { c.count } } }
let anyc = AnyContainer(s)
print(anyc.get(0), anyc.n())
func largest(_ xs: any Collection<Int>) -> Int { xs.max() ?? -1 }
print(largest([3, 1]), largest(Set([5])), largest(0..<4))
let boxes: [any Container] = [s, Stack<String>()]
for b in boxes { print(type(of: b), b.count, b.isEmpty) }
func make<T>(_ n: Int, _ f: @autoclosure () -> T) -> [T] { (0..<n).map { _ in f() } }
var k = 0
func tick() -> Int { k += 1; return k }
print(make(3, tick()))
