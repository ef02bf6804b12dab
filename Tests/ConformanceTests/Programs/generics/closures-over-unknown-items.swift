protocol Container { associatedtype Item; var items: [Item] { get }; func pick(_ i: Int) -> Item }
extension Container { func visit<R>(_ f: (Item) -> R) -> [R] { items.map(f) } }
struct I: Container { var items = [1, 2]; func pick(_ i: Int) -> Int { items[i] } }
let c: any Container = I()
print(c.visit { "\($0)" })
print(c.visit { $0 as? Int ?? 0 })
print(c.visit { i in print(i); return true }.count)
func all<C: Container, R>(_ c: C, _ f: (C.Item) -> R) -> [R] { c.items.map(f) }
