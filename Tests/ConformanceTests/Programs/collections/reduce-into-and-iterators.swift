let s = "a<b"
print(s.unicodeScalars.reduce(into: "") { result, scalar in
  switch scalar {
  case "<": result += "&lt;"
  default: result.unicodeScalars.append(scalar)
  }
})
let counts = [1, 1, 2].reduce(into: [:]) { c, x in c[x, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
let r = ["a", "b"].reduce(into: (0, "")) { acc, x in acc.0 += 1; acc.1 += x }
print(r)
let m = s.utf8.reduce(into: [UInt8: Int]()) { a, b in if b > 97 { a[b] = 1 } else { a[b, default: 0] += 2 } }
print(m.count)
var it = IteratorSequence([1, 2].makeIterator())
for x in it { print(x) }
