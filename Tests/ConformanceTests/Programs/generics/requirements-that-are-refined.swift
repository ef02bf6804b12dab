// A requirement that a refining protocol states again, with a setter, is the one that counts, in any order.

func put<B: RandomAccessCollection & MutableCollection>(_ items: inout B, _ item: B.Element, at index: B.Index) {
  items[index] = item
}
func exchange<B>(_ items: inout B, _ index: B.Index) where B: BidirectionalCollection, B: MutableCollection {
  items.swapAt(index, items.startIndex)
  items[index] = items[items.startIndex]
}
protocol Readable { var number: Int { get } }
protocol Writable: Readable { var number: Int { get set } }
protocol Resettable: Readable { func reset() }
func set<T: Resettable & Writable>(_ value: inout T) { value.number = 3 }
func set(_ value: inout any Resettable & Writable) { value.number += 4 }
struct Counter: Resettable, Writable {
  var number = 1
  func reset() {}
}
var counter = Counter()
set(&counter)
var either: any Resettable & Writable = counter
set(&either)
print(counter.number, either.number)
var numbers = [1, 2, 3]
put(&numbers, 9, at: 0)
exchange(&numbers, 2)
print(numbers)

class Holder<Base: Sequence> {
  var base: Base
  init(_ base: Base) { self.base = base }
}
class Writer<Base: RandomAccessCollection & MutableCollection>: Holder<Base> {
  func set(_ element: Base.Element, at index: Base.Index) { base[index] = element }
}
let writer = Writer([1, 2])
writer.set(5, at: 0)
print(writer.base)
