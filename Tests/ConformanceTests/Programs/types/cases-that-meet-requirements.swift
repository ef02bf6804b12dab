protocol Maker { static func made(_ n: Int) -> Self; static var zero: Self { get } }
enum A: Maker { case made(Int), zero }
func take(_ a: A) { print(a) }
take(A.made(1))
take(.made(1))
take(.zero)
take(.made(.max))
let f: (Int) -> A = A.made
print(f(2))
struct P<R> { var n = 0; static func set(_ k: KeyPath<R, Int>) -> P { P() } }
protocol Maker2 { associatedtype S; static func made(_ n: P<S>) -> Self }
enum B: Maker2 { typealias S = String; case made(P<S>) }
func take(_ a: B) { print(a) }
take(B.made(P()))
take(.made(P()))
take(.made(.init(n: 2)))
take(.made(.set(\.count)))
