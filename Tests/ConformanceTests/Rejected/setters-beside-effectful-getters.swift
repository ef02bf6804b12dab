struct S {
  var a: Int { get async { 1 } set {} }
  var b: Int { get throws { 1 } set {} }
  var c: Int { get async throws { 1 } }
  subscript(i: Int) -> Int { get async { 1 } set {} }
  var d: Int { set {} get async { 1 } }
  var e: Int { get async { 1 } _modify { fatalError() } }
  static var f: Int { get throws { 1 } set {} }
  var g: Int { get { 1 } set {} }
}
protocol P {
  var a: Int { get async set }
  var b: Int { get throws }
}
var global: Int { get async { 1 } set {} }
func f() { var local: Int { get throws { 1 } set {} } }
