// Each turn of a loop gives its own constants their value, or goes on without.
for i in 0..<5 {
  let x: Int
  if i == 2 { continue }
  x = i * 2
  print(x)
}
for i in 0..<3 {
  let y: String
  switch i { case 0: continue; case 1: y = "one"; default: y = "many" }
  print(y)
}
outer: while true {
  let z: Int
  do { if Bool.random() || true { z = 3; print(z); break outer } else { continue outer } }
}
let n: Int
guard let m = Int("4") else { fatalError() }
n = m
print(n)
