import Observation
@Observable class M {
  func access<Member>(keyPath: KeyPath<M, Member>) { print("access"); _$observationRegistrar.access(self, keyPath: keyPath) }
  func withMutation<Member, R>(keyPath: KeyPath<M, Member>, _ mutation: () throws -> R) rethrows -> R { print("mutate"); return try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation) }
  var grid = [[1, 2], [3]]
  var d = ["a": 1]
}
let m = M()
m.grid[0][1] += 1
m.d["a", default: 0] += 1
m.d["a"]? += 1
print(m.grid, m.d)
