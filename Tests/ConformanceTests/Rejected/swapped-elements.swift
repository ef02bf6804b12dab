struct M { var g: [Int]; subscript(i: Int) -> Int { get { g[i] } set { g[i] = newValue } } ; subscript(r: Int, c: Int) -> Int { get { g[r] } set { g[c] = newValue } } }
var m = M(g: [1, 2]); var a = [1, 2]; var d = ["a": 1]; var s = ArraySlice([1])
swap(&m[0], &m[1])
swap(&m[0, 1], &m[1, 0])
swap(&a[0], &a[1])
swap(&d["a"], &d["b"])

struct H { var a = [1]; var b = [2] }
var h = H()
swap(&h.a[0], &h.a[0])
swap(&h.a, &h.b)
swap(&h.a[0], &h.b[0])
func f(_ x: inout Int, _ y: inout Int) {}
f(&a[0], &a[1])
func g() { var t = (1, 2); swap(&t.0, &t.1); var l = [1, 2]; swap(&l[0], &l[1]); l.withUnsafeMutableBufferPointer { swap(&$0[0], &$0[1]) } }
