struct F: ~Copyable { let n = 1; consuming func end() {} }
func h(_ f: inout F) { f.end() }
func h2(_ f: borrowing F) { f.end() }
