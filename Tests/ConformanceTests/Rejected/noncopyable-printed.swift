struct F: ~Copyable { var n = 1 }
func g(_ f: borrowing F) { print(f) }
