struct S {
  var a: Int { get { 1 } get { 2 } }
  var b: Int { get { 1 } set {} set {} }
  var c = 0 { willSet {} didSet {} willSet {} didSet {} }
  subscript(i: Int) -> Int { get { 1 } get { 2 } set {} set {} }
}
protocol P {
  var a: Int { get { 1 } }
  var b: Int { get set }
  var c: Int { willSet }
  subscript(i: Int) -> Int { get { 1 } set }
  static var d: Int { get { 1 } }
}
extension P {
  static var s = 4
  static let t = 5, u = 6
  static var v: Int { 1 }
}
enum E { case a = 3, b }
enum F: String { case a = "x" }
enum G: Error { case a = "x", b = "y" }
func io(x: inout Int = 1, y: Int = 2) {}
class K { subscript(i: Int) -> Int { get { 1 } didSet {} } ; init(x: inout Int = 3) {} }
let closure: (inout Int) -> Void = { (x: inout Int) in }
