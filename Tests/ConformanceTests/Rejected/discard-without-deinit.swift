struct F: ~Copyable { let n = 1
 func g() { discard self } }
