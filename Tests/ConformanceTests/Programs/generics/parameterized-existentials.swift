// any Source<Int>: what the type says is known of its values' members, checked at conversions and asked by casts.
protocol Source<Element> {
  associatedtype Element; mutating func next() -> Element?; func put(_ e: Element) -> String; var all: [Element] { get }
}
struct Count: Source {
  var n: Int; mutating func next() -> Int? { n -= 1; return n }; func put(_ e: Int) -> String { "p\(e)" };
  var all: [Int] { [1, n] }
}
struct Texts: Source {
  mutating func next() -> String? { "t" }; func put(_ e: String) -> String { e }; var all: [String] { ["x"] }
}
var a: any Source<Int> = Count(n: 3)
let x: Int = a.next()!
print(x, a.put(4), a.all.map { $0 + 1 }, type(of: a), (any Source<Int>).self)
func f(_ s: any Source<Int>) -> Int { s.all.reduce(0, +) }
print(f(Count(n: 9)), f(a))
let anyS: Any = [1, 2]
print((anyS as? any Sequence<Int>) != nil, (anyS as? any Sequence<String>) != nil, anyS is any Collection<Int>)
let u: any Source = a
if let again = u as? any Source<Int> { print("again", again.put(1)) }
if let no = u as? any Source<String> { print("no", no) } else { print("none") }
let list: [any Source<Int>] = [Count(n: 1), Count(n: 2)]
print(list.map { $0.put(0) }, list)
func gen<S: Source<Int>>(_ s: S) -> Int { s.all.count }
func gen2(_ s: some Source<Int>) -> Int { s.all.count }
print(gen(Count(n: 1)), gen2(a), gen(a))
let seqs: [any Sequence<Int>] = [[1, 2], 1...3, Set([5])]
for s in seqs {
  for e in s { print(e, terminator: " ") };
  print(s.map { $0 * 2 }, s.reduce(0, +), s.contains(5), s.first { $0 > 1 } as Any, s.sorted(by: >))
}
func opaque() -> some Collection<String> { ["a", "b"] }
print(opaque().first!.uppercased(), opaque().joined())
let it: any IteratorProtocol<Int> = [1].makeIterator()
print("\(type(of: it))")
typealias Ints = any Sequence<Int>
let ints: Ints = [3]
print(Array(ints), String(reflecting: Ints.self))
struct Box { var s: any Collection<Int>; var o: (any Collection<Int>)? }
let b = Box(s: [1, 2])
print(b.s.count, b.s.first!, b.o?.first as Any, b)
let d: [String: any Collection<Int>] = ["a": [1], "b": 1...4]
print(d["b"]!.count, d["a"]!.dropFirst().isEmpty, d["b"]!.max()!)
print(ints is [Int], (ints as? [Int])?.count ?? -1)
protocol Two<A, B> { associatedtype A; associatedtype B }
protocol Third<C>: Two { associatedtype C }
protocol Mixed<A, C>: Two { associatedtype C }
protocol Empty {}
print(
  (any Two<Int, [String]>).self, (any Third<Int>).self, (any Mixed<Int, Int>).self, (any Two<Int, Int> & Empty).self)
print(String(reflecting: (any Two<Int, [String]>).self), (any Two<Int, Int>).Type.self, [any Two<Int, Int>].self)
print((any Collection<Int>).self)
