class I {
  let a: Int; var v = 0; init(_ n: Int) { a = n }
  convenience init() {
    self.a = 1
    self.init(1)
  }
  convenience init(x: Int) { a = x; self.init(x) }
  convenience init(y: Int) { self.init(y); a = 2; v = 3 }
}
struct Q {
  let a: Int; init(_ n: Int) { a = n }; init() { a = 1; self.init(2) }; init(z: Int) { self.init(z); self.a = 3 }
}
