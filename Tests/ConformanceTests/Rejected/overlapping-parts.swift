struct S { var n = 1; var twice: Int { get { n * 2 } set { n = newValue / 2 } }; var a = [1, 2]; var t = (p: 1, q: 2) }
func both<A, B>(_ a: inout A, _ b: inout B) {}
func f() {
  var s = S()
  swap(&s.n, &s.twice)
  both(&s.twice, &s.n)
  both(&s.n, &s)
  both(&s.t.p, &s.t)
  both(&s.t, &s.t.p)
  both(&s.a[0], &s.twice)
  swap(&s.a[0], &s.a[1])
  swap(&s.a[0], &s.twice)
}
