// Of two subscripts for dynamic members, the one whose result the context expects is meant, and the one that takes the
// more special key path where it expects nothing.
struct Point {
  var x = 1
  var name = "p"
  let fixed = 2.5
}

struct Place<Value> { var value: Value }

@dynamicMemberLookup struct Lens<Value> {
  var value: Value
  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Lens<Part> { Lens<Part>(value: value[keyPath: path]) }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Place<Part> {
    Place(value: value[keyPath: path])
  }
}

let lens = Lens(value: Point())
print(lens.x, lens.fixed, lens.name as Lens<String>)
let part: Lens<Int> = lens.x
let place: Place<Int> = lens.x
print(part.value, place.value)
