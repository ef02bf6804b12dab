import Foundation
protocol Cond: Decodable {}
struct CondCollection<T: Cond> { let all: [T] }
extension Array where Element: Cond { init(_ c: CondCollection<Element>) { self = c.all } }
import Foundation
protocol Filter { var n: Int { get set } }
struct Multi: Filter { var n = 1; var options: [Int] = [] }
extension Array where Element == Filter {
  func find<T: Filter>(_ type: T.Type = T.self, byID id: Int) -> T? { findIndexed(type, byID: id)?.element }
  func findIndexed<T: Filter>(_ type: T.Type = T.self, byID id: Int) -> (offset: Index, element: T)? {
    let index = self.firstIndex { $0.n == id && $0 is T }
    guard let index, let item = self[index] as? T else { return nil }
    return (index, item)
  }
}
func go(_ a: inout [Filter]) {
  guard let pair = a.findIndexed(Multi.self, byID: 1) else { return }
  var f = pair.1
  f.options = [2]
  a[pair.0] = f; print(a.count, f.options)
}
var all: [Filter] = [Multi()]
go(&all)
struct Item: Cond {}
print(Array(CondCollection(all: [Item()])).count)
struct Sorted<C: Comparable> { var all: [C] }
struct Holder<T> { var t: T }
extension Holder { func sorted() -> Int where T: Comparable { Sorted(all: [t]).all.count } }
extension Holder where T: Comparable { init(_ s: Sorted<T>) { t = s.all[0] } }
struct NotComparable {}
print(Holder(t: NotComparable()), Holder(Sorted(all: [3])).sorted())
