// Two overloads that fit equally well.
func f(_ a: Int, _ b: Double) {}
func f(_ a: Double, _ b: Int) {}
f(1, 2)
