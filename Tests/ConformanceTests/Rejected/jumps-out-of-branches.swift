func take(_ c: Bool, _ i: Int) throws -> Int {
  let a = if c { return 1 } else { 1 }
  for i in 0..<3 {
    let b = if c { break } else { i }
    let d = switch i { case 0: if c { continue } else { 2 }
      default: 3 }
    let e = if c { for _ in 0..<2 { return 4 }; throw Failure() } else { 3 }
    let f = if c { switch i { case 1: break; default: return 3 }; throw Failure() } else { 3 }
    let g = if c { guard c else { return 3 }; throw Failure() } else { 3 }
    print(b, d, e, f, g)
  }
  outer: for i in 0..<3 {
    let x = if c { continue outer } else { i }
    let y = if c { inner: for _ in 0..<2 { continue outer }; throw Failure() } else { 3 }
    print(x, y)
  }
  return if c { return a } else { 1 }
}
struct Failure: Error {}
let give: () -> Int = { let x = if true { return 1 } else { 1 }; return x }
