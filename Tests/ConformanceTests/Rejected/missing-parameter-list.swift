// A function has parameters, if none.
func f { print(1) }
