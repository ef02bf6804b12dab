struct F: ~Copyable { let n = 1 }
let f = F()
let g = f
print(g.n)
print(f.n)
