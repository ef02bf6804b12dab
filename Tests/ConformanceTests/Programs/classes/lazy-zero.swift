// A lazy value is made once, also where it is zero, false or nil.
nonisolated(unsafe) var next = 0
class Item {
  lazy var first = next
  lazy var flag = next > 5
  lazy var maybe: Int? = next > 5 ? next : nil
}
let item = Item()
print(item.first, item.flag, item.maybe as Any)
next = 9
print(item.first, item.flag, item.maybe as Any)
struct Row {
  lazy var first = next - 9
}
var row = Row()
print(row.first)
next = 20
print(row.first)
