// `.init(1)` as an argument of several overloads: the initializer that is more special decides.

func f(_ x: Int) { print("Int") }
func f(_ x: Double) { print("Double") }
f(.init(1))
func g(_ x: String) { print("String") }
func g(_ x: Int) { print("Int") }
g(.init(1))

class B { func f(_ p: Int) { print("BInt") }; func f(_ p: Double) { print("BD") } }
class D: B { override func f(_ p: Int) { print("DInt") }; func f(by p: Double) {} }
D().f(.init(1))
