a: while true { bcd: while true { break x } }
bcd: while true { break x }
bcde: while true { break y; break bd; break bde; }
abcd: while true { abcef: while true { break abce; } }
abcd: while true { abcefghi: while true { break abcefg; } }
abcd: while true { while true { if true { break y } } }
outer: for i in 0..<2 {
  inner: for j in 0..<2 {
    if i == 0 { continue outr }
    if i == 1 { break iner }
    if i == 2 { break foo }
    if j == 4 { break innner }
    if j == 5 { break Outer }
    if j == 6 { break OUTER }
    if j == 7 { break out }
    if j == 8 { break ouxxr }
    if j == 8 { break oute_inn }
  }
}
func f() {
row: while true { while true { r: do { break ro } ; continue rows } }
ab: while true { ac: while true { break ad } }
}
