// Accessors that change what they belong to, in a field of an instance, several times in an expression.
struct MG { var reads = 0; var v = 10; 
  var w: Int { mutating get { reads += 1; return v + reads } set { v = newValue } }
  var n: Int { mutating get { reads += 1; return v + reads } nonmutating set { print("set", newValue) } }
  var o = 1 { didSet { reads += 10 } }
  subscript(i: Int) -> Int { mutating get { reads += 1; return i + reads } set { v = newValue + i } } 
  mutating func f() -> Int { v += 1; return v } }
class H { var m = MG(); lazy var l = [1] ; deinit { print("deinit", m.v) } }
func make() -> H { H() }
let h = H()
print(h.m.f(), h.m.f())
print(h.m.w, h.m.w)
print(h.m[1], h.m[2], [h.m.n, h.m.n])
h.m.w += 1; h.m.n += 2; h.m[3] += 4; h.m.o += 1; h.m.o = 5
print(h.m.v, h.m.reads, h.l, h.l.count)
print(make().m.w + make().m.w)
make().m.w = 3
make().m.w += 3
make().m.o += 3
make().m[2] += 3
var k = MG(); print(k.w, k.w, k[1], k.f()); k.w += k.w
