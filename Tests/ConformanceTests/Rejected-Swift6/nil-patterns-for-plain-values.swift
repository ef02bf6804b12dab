func c(_ v: Int) { switch v { case nil: print("z"); default: print("d") } }
func d(_ v: String) { if case nil = v { print(1) } else { print(2) } }
