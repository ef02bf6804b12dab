// A case with a payload is made with its arguments.
enum Result2 {
  case value(Int)
}
let r: Result2 = .value
