protocol Drawn {}
struct Frame<Content> {}
extension Frame: Drawn where Content: Drawn {}
struct Canvas {
  static func draw<T: Drawn>(_ shape: T) {}
  func add<T: Drawn>(_ shape: T) {}
  init<T: Drawn>(_ shape: T) {}
}
func show<T: Drawn>(_ shape: T) {}
Canvas.draw(Frame<Int>())
show(Frame<Int>())
_ = Canvas(Frame<Int>())
func fill(_ canvas: Canvas) { canvas.add(Frame<Frame<Int>>()) }
func made() -> some Drawn { Frame<Int>() }
struct Page { var shape: some Drawn { Frame<Int>() } }
