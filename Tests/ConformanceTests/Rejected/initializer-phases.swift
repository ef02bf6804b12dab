class A { var v = 1; func m() {}; init() {}; init(n: Int) { v = n } }
class B: A {
  var w: Int; let k = 3
  convenience init(a: Int) { m(); self.init(b: 1) }
  convenience init(c: Int) { print(w); self.init(b: 1) }
  convenience init(d: Int) { v = 2; self.init(b: 1) }
  convenience init(e: Int) { take(self); self.init(b: 1) }
  convenience init(f: Int) { w = 2; self.init(b: 1) }
  convenience init(j: Int) { self.init(b: 1); self.init(b: 2) }
  init(b: Int) { w = b; v = 2; super.init() }
  init(g: Int) { w = g; take(self); super.init() }
  init(h: Int) { w = h; super.init(); k = 4 }
  init(i: Int) { take(self); w = i; super.init() }
  init(l: Int) { w = l; let c = { self.w }; super.init(); _ = c }
  init(m: Int) { let c = { self.w }; w = m; super.init(); _ = c }
  init(o: Int) { w = 1; w = 2; print(w); super.init() }
  init(p: Int) { self.w = 1; self.k = 5; super.init() }
}
func take(_ a: A) {}
func takeS(_ a: S) {}
struct S {
  let a: Int; var b: Int; let c = 1
  init(x: Int) { self.a = 1; self.a = 2; b = 1 }
  init(y: Int) { a = 1; takeS(self); b = 2 }
  init(z: Int) { print(a); self.init(x: z) }
  init(w: Int) { m(); self.init(x: w) }
  init(v: Int) { self.init(x: v); b = 4 }
  init(u: Int) { b = 1; self.init(x: u) }
  init(t: Int) { takeS(self); self.init(x: t) }
  init(s: Int) { self = S(x: 1); b = 2 }
  init(q: Int) { for i in 0..<3 { a = i }; b = 1 }
  init(p: Int) { c = 5; a = 1; b = 2 }
  init(o: Int) { b += 1; a = 1 }
  init(n: Int) { bump(&b); a = 1 }
  func m() {}
}
func bump(_ i: inout Int) {}
