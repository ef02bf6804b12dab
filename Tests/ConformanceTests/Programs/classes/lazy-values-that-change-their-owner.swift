struct C { var m = false; var n = 0
  lazy var p: Int = { self.m = true; return 4 }()
  lazy var q: Int = { n += 1; return n }() }
var c = C()
print(c.p, c.m, c.q, c.n)
final class K { var n = 0; lazy var p: () -> Int = { [unowned self] in self.n += 1; return self.n }; lazy var q: Int = { n += 5; return n }() }
let k = K(); print(k.p(), k.p(), k.q, k.n)
struct G<T> { var all: [T]; lazy var first: T? = { all.removeFirst() }(); lazy var rest: [T] = all.map { $0 }; lazy var name = "\(all.count)" }
var g = G(all: ["a", "b"]); print(g.first ?? "-", g.rest, g.name, g.all)
struct D { var log: [String] = []; lazy var x: String = { log.append("x"); return y + "!" }(); lazy var y: String = { log.append("y"); return "Y" }() }
var d = D(); print(d.x, d.log); d.x = "new"; print(d.x, d.log)
