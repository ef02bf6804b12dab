struct F: ~Copyable { var n = 1 }
func g() { let t = (F(), 1) ; print(t.1) }
