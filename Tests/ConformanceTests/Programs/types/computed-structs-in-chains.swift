// A computed struct is read once and assigned once, whatever is changed inside it, also where a chain ends in nil.
struct A { var zip: Int? = 1; var list: [Int]? = [1]; var name = "n"; var b: B? = B() }
struct B { var k = 1 }
final class P {
  var a = A()
  var log: [String] = []
  var c: A {
    get { log.append("get"); return a }
    set { log.append("set"); a = newValue }
  }
  subscript(i: Int) -> A {
    get { log.append("sget"); return a }
    set { log.append("sset"); a = newValue }
  }
  func show(_ name: String) { print(name, log); log = [] }
}
let p = P()
p.c.zip? += 1; p.show("c.zip? += 1")
p[0].zip? += 1; p.show("[0].zip? += 1")
p[0].list?.append(1); p.show("[0].list?.append")
p.c.list?[0] = 1; p.show("c.list?[0] = ")
p[0].b?.k = 2; p.show("[0].b?.k =")
p.c.zip! += 1; p.show("c.zip! +=")
p.c.name += "x"; p.show("c.name +=")
p[0].zip = nil; p.show("[0].zip = nil")
p[0].zip? += 1; p.show("nil [0].zip? += 1")
p.c.zip? = 5; p.show("nil c.zip? = 5")
