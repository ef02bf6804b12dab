enum Src { case binding, own }
struct Params {
  var will: (Src) -> () = { print("w", $0) }
  func will(_ f: @escaping (Src) -> ()) -> Self { var c = self; c.will = f; return c }
  func will(_ f: @escaping () -> ()) -> Self { var c = self; c.will = { _ in f() }; return c }
  var size: Int = 1
  func size(_ n: Int) -> Self { var c = self; c.size = n; return c }
}
let p = Params()
let s: Src? = nil
p.will(s ?? .binding)
p.will(.own)
p.will { _ in print("c") }.will(.own)
p.will { print("d") }.will(s ?? .own)
print(p.size(3).size)
