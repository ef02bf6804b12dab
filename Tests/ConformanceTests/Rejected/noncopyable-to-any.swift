struct F: ~Copyable { let n = 1 }
let a: Any = F()
