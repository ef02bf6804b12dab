struct F: ~Copyable { let n = 1 }
func a() { let x: [F] = []; print(x) }
