func f(_ x: Int) { print("Int") }
func f(_ x: Double) { print("Double") }
f(.init(1.5))
