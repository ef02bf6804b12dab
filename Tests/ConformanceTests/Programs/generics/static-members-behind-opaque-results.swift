protocol Shape { var n: Int { get } }
struct Rect: Shape { var n = 1 }
struct Round: Shape { var n: Int }
extension Shape where Self == Rect { static var rect: Rect { Rect() } }
extension Shape where Self == Round {
  static func rect(_ n: Int) -> Round { Round(n: n) }
  static func round(n: Int) -> Self { Round(n: n) }
}
enum S {
  case a, b
  func shape(_ k: Int) -> some Shape {
    var m = k
    switch self {
    case .a: m += 1;
    case .b: break
    }
    return .rect(m)
  }
  func one() -> some Shape { .rect }
  func two() -> some Shape { return .round(n: 3) }
  var three: some Shape { let n = 4; return .round(n: n) }
}
print(S.a.shape(1).n, S.b.one().n, S.a.two().n, S.a.three.n)
