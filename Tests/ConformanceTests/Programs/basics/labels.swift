// Labelled break and continue act on the named statement, through switches and inner loops.
rows: for r in 0..<4 {
  for c in 0..<4 {
    if c == r { continue rows }
    if r == 3 { break rows }
    print(r, c, terminator: "; ")
  }
  print("row", r, "complete")
}
print()

var n = 0
loop: while true {
  n += 1
  switch n {
  case 3: continue loop
  case 6: break loop
  default: print("n", n)
  }
}
print("end", n)

check: if n > 3 {
  print("in if")
  if n == 6 { break check }
  print("skipped")
}
block: do {
  print("in do")
  if n > 0 { break block }
  print("skipped too")
}
var k = 0
again: repeat {
  k += 1
  inner: repeat {
    if k % 2 == 0 { continue again }
    if k == 5 { break again }
    break inner
  } while true
  print("odd", k)
} while k < 10
print(k)
