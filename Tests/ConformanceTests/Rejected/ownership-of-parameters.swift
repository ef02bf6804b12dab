struct F: ~Copyable { let n = 1 }
func a(_ f: F) { }
