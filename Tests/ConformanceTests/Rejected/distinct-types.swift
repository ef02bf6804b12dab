struct A {}
class A {}
enum B {}
typealias B = Int
struct C {}
func C() {}
let d = 1
func d() {}
let e = 1
var e = 2
protocol F {}
struct F {}
func g() {}
let g = 1
typealias H = Int
typealias H = Int
struct I<T> {}
struct I {}
extension A { struct J {} }
extension A { struct J {} }
extension Int { var twice: Int { 1 } }
extension Int { var twice: Int { 2 } }
extension Int { func k() {} }
extension Int { func k() {} }
