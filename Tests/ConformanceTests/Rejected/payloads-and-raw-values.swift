enum Shape { case circle(radius: Double), square(Double), none }
let s = Shape.circle(5)
let t = Shape.circle(radius: "5")
let u = Shape.square
let v: Shape = .triangle
let w: Shape = .square(side: 1)
func area(_ s: Shape) -> Double { switch s { case .circle(let r, let q): return r; case .square(let x, _): return x; case .none(let z): return 0 } }
func area2(_ s: Shape) -> Double { switch s { case circle(let r): return r; case .square(x): return x; default: return 0 } }
func area3(_ s: Shape) -> Double { if s == .none { return 0 }; if case .circle = s { return 1 }; if case .circle(let r) = s, r > "a" { return r }; return s.radius }
let x = s.rawValue
let y = Shape(rawValue: "circle")
for c in Shape.allCases { }
enum Color: String { case red = 1, green = "g", blue }
let z: Color = "red"
