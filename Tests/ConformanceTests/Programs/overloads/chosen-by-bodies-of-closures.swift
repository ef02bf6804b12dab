func f(_ g: (Int) -> Void) { print("int"); g(1) }
func f(_ g: (String) -> Void) { print("string"); g("a") }
func up(_ s: String) -> String { s.uppercased() }
f { x in
  let y = up(x)
  print(y)
}
f { x in
  let y = x + 1
  print(y)
}
func h(_ g: (Int, Result<Int, Never>) -> Void) { print("result"); g(1, .success(2)) }
func h(_ g: (Int, [Int]) -> Void) { print("array"); g(1, [3]) }
h { n, v in
  let c = v.count
  print(n, c)
}
h { n, v in
  switch v { case .success(let x): print(x) }
}
h { (n, v) in
  for x in v { print(x) }
  print("done")
}
class S { func load(_ d: @escaping (String, Error?) -> Void) { print("opt"); d("x", nil) }
  func load(_ d: @escaping (Int) -> Void) { print("one"); d(4) } }
S().load { s, e in
  guard e == nil else { return }
  print(s)
}
S().load { n in
  print(n + 1)
  print("end")
}
