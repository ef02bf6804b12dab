struct F: ~Copyable { let n = 1 }
struct G { let f: F }
