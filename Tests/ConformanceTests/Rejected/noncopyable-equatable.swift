struct F: ~Copyable, Equatable { var n = 1 }
