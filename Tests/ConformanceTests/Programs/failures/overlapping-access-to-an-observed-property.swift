// A property whose `didSet` does not ask for the old value is changed in place.
final class Model {
  var plain = 1 { didSet { print("plain is set") } }
  var compared = 1 { didSet { print("compared was", oldValue) } }
}
let model = Model()
func increase(_ number: inout Int) {
  number += 1
  print(model.compared)
  print(model.plain)
}
increase(&model.compared)
increase(&model.plain)
