struct S { var dimensions: (width: Int, height: Int)? }
func f(_ s: S) -> Double {
  let dimensions = s.dimensions ?? (0, 0)
  return Double(dimensions.width) * Double(dimensions.height)
}
func g(_ s: S?) -> Int { let d = s?.dimensions ?? (2, 3); return d.width * d.height }
print(f(S(dimensions: (2, 3))), f(S()), g(nil), g(S(dimensions: (4, 5))))

typealias L = (w: Int, h: Int)
let l: L? = (1, 2), none: L? = nil
let u: (Int, Int)? = (3, 4)
let plain = (5, 6)
let a = l ?? (0, 0); print(a.w)
let b = none ?? plain; print(b.h)
let c = l ?? (w: 7, h: 8); print(c.w)
let d = u ?? (w: 7, h: 8); print(d)
func pick<T>(_ a: T, _ b: T) -> T { b }
let e = pick((w: 1, h: 2), (3, 4)); print(e.0)
let m = l!
let f2 = pick(m, plain); print(f2)
let g2 = pick(plain, m); print(g2)
let h = l ?? none ?? (9, 9); print(h.w)
