enum S { case a, b }
func flag() -> Bool { true }
struct P { 
  static let pad: Double = { if flag() { 24 } else { 16 } }()
  static let pad2: Double = {
    switch (S.a, S.b) {
    case (.a, .b): 220
    case (.a, _): 3
    default: 4.5
    }
  }()
  let w: Float = { if flag() { 1 } else if flag() { 2 } else { 3 } }()
  var opt: Int? { let x: Int? = { if flag() { 3 } else { nil } }(); return x }
}
print(P.pad, P.pad2, P().w, P().opt as Any)
let a: Double = { 24 }()
let f: () -> Double = { if flag() { 24 } else { 16 } }
let b: Double = { if flag() { 24 } else { 16 } }()
print(a, f(), b)
