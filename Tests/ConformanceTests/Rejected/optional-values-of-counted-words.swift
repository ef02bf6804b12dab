struct P { let name: String; let n: Int }
let products = [P(name: "a", n: 1)]
let counts = products.reduce(into: [:]) { counts, p in counts[p.name] += 1 }
let others = products.reduce(into: [:]) { $0[$1.name] += 1 }
