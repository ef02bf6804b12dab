func g() { h(); func h() { print(z) }; let z = 2 }
func k() { let c = { print(w) }; c(); let w = 1 }
