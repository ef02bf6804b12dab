import Observation
struct Pt { var x = 1; var y = 2; var name = "n" }
@Observable class M {
  func access<Member>(keyPath: KeyPath<M, Member>) { print("access"); _$observationRegistrar.access(self, keyPath: keyPath) }
  func withMutation<Member, R>(keyPath: KeyPath<M, Member>, _ mutation: () throws -> R) rethrows -> R { print("mutate"); return try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation) }
  var list = [1, 2]
  var p = Pt()
  var o: Int? = 3
  var op: Pt? = Pt()
  var grid = [[1, 2], [3]]
  var points = [Pt()]
  var d = ["a": 1]
  var t = (a: 1, b: 2)
}
let m = M()
func step(_ s: String, _ f: () -> Void) { print("--", s); f() }
step("list") { m.list[0] += 1 }
step("list =") { m.list[1] = 9 }
step("p.x") { m.p.x += 1 }
step("p.name") { m.p.name += "x" }
step("o?") { m.o? += 1 }
step("o!") { m.o! += 1 }
step("op?.x") { m.op?.x += 1 }
step("points") { m.points[0].x += 1 }
step("t") { m.t.a += 1 }
step("swap") { m.list.swapAt(0, 1) }
print(m.list, m.p.x, m.o ?? 0, m.op!.x, m.grid, m.points[0].x, m.d, m.t)
