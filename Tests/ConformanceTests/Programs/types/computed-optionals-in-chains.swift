// A chain that ends in nil further in still assigns the computed value it began with.
struct A { var b: B? = B() }
struct B { var k: Int?; var list: [Int]? = [1] }
final class P {
  var a = A()
  var log: [String] = []
  var c: A {
    get { log.append("get"); return a }
    set { log.append("set"); a = newValue }
  }
  var d: A? {
    get { log.append("get"); return a }
    set { log.append("set"); a = newValue! }
  }
  func show(_ name: String) { print(name, log); log = [] }
}
let p = P()
p.c.b?.k? += 1; p.show("c.b?.k? nil")
p.c.b?.list?.append(1); p.show("c.b?.list?")
p.d?.b?.k? += 1; p.show("d?.b?.k? nil")
p.d?.b?.list?[0] += 1; p.show("d?.b?.list?")
p.d?.b = nil; p.show("d?.b =")
p.d?.b?.k = 1; p.show("d?.b? nil")
