struct P<T> { let f: (AnyCollection<T>) -> (T, AnyCollection<T>)? }
func any<T>() -> P<T> { P { c in c.first.map { ($0, c.dropFirst()) } } }
let p: P<Character> = any()
if let (a, rest) = p.f(AnyCollection("hello")) { print(a, String(rest), rest.count) }
let c = AnyCollection(1...5)
print(
  Array(c.dropFirst(2)), Array(c.prefix(2)), Array(c.suffix(2)), c.count,
  Array(c[c.index(c.startIndex, offsetBy: 1)...]))
let i: AnyIndex = c.startIndex
print(c[i], i == c.startIndex, i < c.endIndex, c.distance(from: i, to: c.endIndex))
print(c.index(i, offsetBy: 9, limitedBy: c.endIndex) == nil)
let s = AnyCollection(Set([7]))
print(AnyBidirectionalCollection(s) == nil, AnyRandomAccessCollection(c) != nil)
let b = AnyBidirectionalCollection("abc")
print(b.last!, String(b.reversed()), String(b.dropLast()), String(b.suffix(2)))
let r = AnyRandomAccessCollection([1, 2, 3])
print(r.last!, r[r.index(before: r.endIndex)], Array(AnyBidirectionalCollection(r)).count, Array(AnyCollection(b)))
var it = c.makeIterator()
print(type(of: it), it.next()!)
print(type(of: c.dropFirst()), type(of: b.prefix(1)), type(of: r[...]), type(of: c.indices))
let lazyOnes = AnyCollection(
  (1...3).lazy.map { (x: Int) -> Int in
    print("map", x); return x * 2
  })
print("made")
print(lazyOnes.first!)
let q = AnySequence([1, 2, 3, 4])
print(
  type(of: q.dropFirst()), Array(q.dropFirst()), q.dropLast(), type(of: q.prefix(2)), Array(q.prefix(2)), q.suffix(2),
  type(of: q.drop(while: { $0 < 3 })), type(of: q.prefix(while: { $0 < 3 })))
print(q.underestimatedCount, c.underestimatedCount)
print(c)
print(q)
