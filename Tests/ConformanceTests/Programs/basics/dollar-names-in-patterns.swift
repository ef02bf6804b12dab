// A pattern that a value is matched with may bind any name, also one that begins with a dollar sign.
enum Shape {
  case line(Int)
  case box(name: String, Int)
}
struct Failure: Error {}
func show(_ shape: Shape, _ list: [Shape]) {
  for case .line(let $length) in list { print($length) }
  for case let $one in list { print($one) }
  switch shape {
  case .box(name: let $name, let $size): print($name, $size)
  case let $other: print($other)
  }
  do { throw Failure() } catch let $error { print($error) }
  if case let ($first, $second) = (1, 2), list.count > 1 { print($first, $second) }
  if let $last = list.last { print($last) }
  guard case .line(var $length) = shape else { return }
  $length += 1
  print($length)
}
show(.line(1), [.line(2), .box(name: "x", 3)])
show(.box(name: "y", 4), [])
