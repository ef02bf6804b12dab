protocol Edge {}
struct UE: Edge {}
class G<V: Equatable, E: Edge> { var vs: [V]; required init(vertices: [V]) { vs = vertices } 
  static func withPath(_ p: [V]) -> Self { Self(vertices: p) } }
typealias UG<V: Equatable> = G<V, UE>
extension G where E == UE {
  static func path(_ p: [V]) -> G<V, UE> { let g = G<V, UE>(vertices: p); return g }
  static func unionOf(_ a: G<V, UE>, _ b: G<V, UE>) -> G<V, UE> { G<V, UE>(vertices: a.vs + b.vs) }
  static func unionOf(_ first: G<V, UE>, _ others: G<V, UE>...) -> G<V, UE>? { others.reduce(first) { unionOf($0, $1) } }
}
let a = UG(vertices: ["x"]); let b = UG(vertices: ["y"])
let u: G<String, UE> = UG.unionOf(a, b)
print(u.vs, UG.path(["p"]).vs, UG.withPath([1]).vs)
let c = UG.path([1, 2])
print(c.vs)
