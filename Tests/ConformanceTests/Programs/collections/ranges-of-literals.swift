struct V: ExpressibleByArrayLiteral, Comparable {
  var x: [Int]
  init(arrayLiteral e: Int...) { x = e }
  static func < (a: V, b: V) -> Bool { a.x.lexicographicallyPrecedes(b.x) }
  static func random(in r: ClosedRange<V>) -> V { r.lowerBound }
  static func half(in r: Range<V>) -> V { r.lowerBound }
}
let d = V.random(in: [0, -1, -1]...[0, 1, 1])
print(d)
print(V.half(in: [1]..<[2]))
let r: ClosedRange<V> = [1]...[2]
print(r.contains([1, 5]))
