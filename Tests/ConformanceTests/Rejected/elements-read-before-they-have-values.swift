struct S {
  var p: (x: Int, y: (Int, Int))
  init(a: Int) {
    p.x = a
    print(self.p.y.0)
    print(p.y.1)
    print(p)
    print(p.y)
    p.y = (1, 2)
  }
}
class C {
  var p: (x: Int, y: (Int, Int))
  init(a: Int) {
    p.x = a
    print(self.p.y.0)
    print(p.y.1)
    print(p.y)
    p.y = (1, 2)
  }
}
