extension Ring {
  func part(_ range: Range<Index>) -> [Element] { range.map { self[$0] } }
}
struct Ring<T> { var items: [T] }
extension Ring { func first(of r: Range<Index>) -> Index { r.lowerBound } }
extension Ring: MutableCollection {
  subscript(position: Int) -> T { get { items[position] } set { items[position] = newValue } }
}
extension Ring: Collection {
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
}
var r = Ring(items: [3, 4, 5])
print(r.part(1..<3), r.first(of: 1..<2)); r[0] = 7; print(Array(r), r.sorted(by: >))
