func number(_ v: Any) { switch v { case 0: print("z"); default: print("d") } }
func text(_ v: Any) { switch v { case "a": print("z"); default: print("d") } }
func range(_ v: Any) { if case 1...3 = v { print(1) } }
func hashable(_ v: any Hashable) { switch v { case 0: print("z"); default: print("d") } }
func optional(_ v: Any?) { switch v { case 0: print("z"); default: print("d") } }
