struct Plain {
  var n = 1
  consuming func end() { discard self }
  func look() { discard self }
}
enum Choice {
  case one
  consuming func end() { discard self }
}
class Shared { func end() { discard self } }
struct Box<T> { consuming func end() { discard self } }
struct Unique: ~Copyable {
  var n = 1
  consuming func end() { discard self }
}
