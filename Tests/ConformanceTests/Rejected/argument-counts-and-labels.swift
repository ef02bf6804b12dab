func f(_ a: Int, _ b: Int) {}
f(1, 2, 3)
f(1, 2, 3, 4)
f()
func g() {}
g(1)
g(1, 2)
g(a: 1)
g { }
f(1, 2) { }
func h(_ f: () -> Void) {}
h()
h(1)
h { } x: { }
h({ }, { })
struct P { var a: Int; var b: Int }
P(1, 2)
P(a: 1, b: 2, c: 3)
P(a: 1, c: 2)
P(b: 1, a: 2)
P(size: 3)
P(alpha: 1, beta: 2)
func k(width: Int, height: Int = 2) {}
k(widht: 3)
k(width: 3, heigth: 4)
k(w: 3)
k(width: 1, depth: 2)
k(height: 3)
k(height: 3, width: 2)
k(3, 4)
k(3, height: 4)
