// A property of a protocol that is set through a composition with a class or AnyObject changes the object; the variable
// keeps it.

protocol Counted { var count: Int { get set } }
protocol Named: AnyObject { var name: String { get set } }
extension Counted { var double: Int { get { count * 2 } set { count = newValue / 2 } } }
extension Named { var initial: String { get { String(name.prefix(1)) } set { name = newValue + name.dropFirst() } } }
class Base { var base = 1 }
final class Item: Base, Counted, Named {
  var count = 1 { didSet { print("count", oldValue, count) } }
  var name = "item"
  deinit { print("freed") }
}

func run() {
  var item: Base & Counted = Item()
  item.count += 1
  item.count = 7
  item.double = 20
  print(type(of: item), item.base, item.count)
  let same = item
  item.count = 3
  print(same.count, same === item)

  var object: any Counted & AnyObject = Item()
  object.count = 4
  object.double += 2
  object.count += 1
  print(object.count, type(of: object))

  struct Holder { var both: any Counted & Named }
  var holder = Holder(both: Item())
  holder.both.count = 5
  holder.both.name = "held"
  holder.both.initial = "H"
  print(holder.both.count, holder.both.name)
  var all: [any Counted & Named] = [Item(), holder.both]
  all[0].count += 7
  all[1].double = 6
  print(all.map(\.count), holder.both.count)
  for index in 0..<3 { all[0].count = index }

  let named: any Named = holder.both
  named.initial = "h"
  named.name += "!"
  print(named.name, named.initial)
  var maybe: (any Counted & Named)? = all[0]
  maybe?.count = 9
  maybe?.name = "maybe"
  print(all[0].count, all[0].name)
}
run()
