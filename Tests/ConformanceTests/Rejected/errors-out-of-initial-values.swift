func g() throws -> Int { 1 }
struct S { var x = try g(); let y: Int = g(); static var z = try g(); lazy var w = try g() }
class C { var x = try! g(); var k = try? g(); var f = { try g() }; var m = g() + 1 }
enum E { static let a = try g() }
func d(_ x: Int = try g()) {}
func d2(_ x: Int = g()) {}
