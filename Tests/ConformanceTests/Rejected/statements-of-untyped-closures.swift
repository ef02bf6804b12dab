let a = { x in print(x); return x * 2 }
let b = { x in print(x); let y = 3; return x + y }
let c = { x in print(x); return x.count }
let d = { x in let z = x; print(z + 1); return x * 2 }
let e = { x in let y = x + 1; print(y); return x * 2.5 }
let f = { print($0); return $0 * 2 }
let g = { x in
  print(x)
  if x > 2 { print("big") }
}
let h = { x, y in print(x + 1); return y * 2.5 + x }
let k = { (x) in let y: Int = "a"; return x + 1 }
