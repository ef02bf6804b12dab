// A setter that takes `self` inout, because its protocol is not for classes, on objects in constants.
protocol Numbered { var number: Int { get set } }
class Item: Numbered {
  var number = 0
  deinit { print("gone", number) }
}
extension Numbered where Self: Item {
  var triple: Int {
    get { number * 3 }
    set { number = newValue / 3 }
  }
}
let first = Item()
first.triple = 9
print(first.number, first.triple)
print(first.number, first.triple)
let second = Item()
second.triple += 3
second.triple += 3
print(second.number)
func change(_ item: Item) {
  item.triple = 9
  item.triple += 6
  print(item.triple)
}
change(first)
change(second)
func local() {
  let item = Item()
  item.triple = 30
  item.triple = 33
  print(item.triple)
}
local()
struct Holder {
  let item = Item()
  func change() { item.triple += 9 }
}
var holder: Holder? = Holder()
holder?.change()
holder?.item.triple += 3
print(holder?.item.number ?? 0)
holder = nil
let all = [first, second]
all[0].triple = 12
all[0].triple += 3
print(all.map(\.number))
