@dynamicMemberLookup struct Lens<T> {
  let get: () -> T
  let set: (T) -> Void
  var value: T { get { get() } nonmutating set { set(newValue) } }
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> Lens<U> {
    Lens<U>(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
  }
}
struct Point { var x = 1, y = 2 }
extension Array { subscript(from end: Int) -> Element { get { self[count - 1 - end] } set { self[count - 1 - end] = newValue } } }
var points = [Point(), Point(x: 3, y: 4)]
let lens = Lens(get: { points }, set: { points = $0 })
lens[1].x.value = 9
print(lens[0].y.value, lens[from: 0].x.value, points)
lens[from: 1].y.value = 7
let index = 0
print(points, lens[index].y.value)
extension Lens {
  func last<Element>() -> Lens<Element> where T == [Element] { self[from: 0] }
}
print(lens.last().x.value)
final class Model { var names = ["a": 1]; subscript(double n: Int) -> Int { get { n * 2 } set { names["n"] = newValue } } }
@dynamicMemberLookup struct Box<O: AnyObject> {
  let object: O
  subscript<U>(dynamicMember path: ReferenceWritableKeyPath<O, U>) -> Lens<U> {
    Lens(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
let box = Box(object: Model())
box[double: 4].value = 3
print(box[double: 4].value, box.names["n"].value as Any, box.names.value.count)
