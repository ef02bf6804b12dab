protocol P {}
struct W: P {}
struct Box<T> {
  var t: T
  init(_ t: T) { self.t = t }
  static func of(_ t: T) -> Box<T> { Box(t) }
}
func g(_ box: Box<any P>) {}
func g<T: P>(_ box: Box<T>) {}
g(Box.init(W()))
g(Box.of(W()))
