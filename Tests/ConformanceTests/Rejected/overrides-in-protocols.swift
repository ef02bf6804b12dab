// A protocol without a parent overrides nothing.
protocol Shape {
  override func draw()
  override var area: Int { get }
  override init()
  override subscript(index: Int) -> Int { get }
}
protocol Solid: Shape { override func draw() }
struct Square { override func draw() {} }
extension Square { override var area: Int { 1 } }
