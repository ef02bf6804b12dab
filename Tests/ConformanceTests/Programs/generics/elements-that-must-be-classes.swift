// An associated type may be required to be a class.
class Item {}
func count<S: Sequence>(_ items: S) -> Int where S.Element: AnyObject { Set(items.map { ObjectIdentifier($0) }).count }
func objects<S: Sequence>(_ items: S) -> [AnyObject] where S.Element: AnyObject {
  var result: [AnyObject] = []
  for item in items { result.append(item) }
  return result
}
extension Sequence where Element: AnyObject {
  func identifiers() -> [ObjectIdentifier] { map { ObjectIdentifier($0) } }
  func unique() -> [Element] {
    var seen = Set<ObjectIdentifier>()
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
  func occurrences(of other: Element) -> Int { reduce(0) { $1 === other ? $0 + 1 : $0 } }
  var references: [() -> Element?] { map { item in { [weak item] in item } } }
}
extension Collection where Element: Item {
  func addresses() -> Set<ObjectIdentifier> { Set(map { ObjectIdentifier($0) }) }
}
let item = Item()
print(count([item, Item(), item]), objects([item]).count, [item, item].identifiers().count)
print([item, item].unique().count, [item, item].occurrences(of: item), [item].references[0]() === item)
print([item, item].addresses().count)
