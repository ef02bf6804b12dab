@discardableResult
func with<T, E>(_ item: T, update: (inout T) throws(E) -> Void) throws(E) -> T {
  var this = item
  try update(&this)
  return this
}
print(with([1]) { $0.append(2) })
enum Bad: Error { case x }
do { try with(1) { (i: inout Int) throws(Bad) in i += 1; throw Bad.x } } catch { print(error) }
struct U { func access<V, E>(_ f: (U) throws(E) -> V) throws(E) -> V { try f(self) } }
print(U().access { _ in 3 })
