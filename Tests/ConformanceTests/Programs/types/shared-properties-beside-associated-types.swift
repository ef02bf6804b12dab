import Foundation
final class Entry { let uuid = UUID() }
protocol VM: AnyObject, Identifiable { var entry: Entry { get } }
extension VM {
  var id: UUID { entry.uuid }
}
extension VM {
  func check() -> Bool { entry.uuid != id }
  func store(_ d: inout [Int: UUID]) { d[1] = self.id; if d[1] == self.id { print("same") } }
}
final class Mac: VM { let entry = Entry() }
let m = Mac()
print(m.check())
var d: [Int: UUID] = [:]
m.store(&d)
let any: any VM = m
print(any.id == m.id)
