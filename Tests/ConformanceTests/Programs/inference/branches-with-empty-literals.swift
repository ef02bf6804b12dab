// An empty literal in a branch does not take its elements from the other branches: they are `Any`.

func show<Value>(_ value: Value) { print(Value.self, value) }

func pick(_ flag: Bool, _ list: [Int]) {
  let a = if flag { [] } else { [1] }
  show(a)
  let b = if flag { list } else { [] }
  show(b)
  let c = if flag { [:] } else { ["a": 1] }
  print(type(of: c), c.count)
  let d = switch flag {
  case true: []
  case false: list
  }
  show(d)
  let e = if flag { (1, []) } else { (2, [1]) }
  show(e)
  let f = if flag { [1] } else if list.isEmpty { [] } else { [2] }
  show(f)
  show({ if flag { [] } else { list } }())
  show([1].map { _ in if flag { [] } else { [2] } })
  let g = if flag { [] } else { [list] }
  show(g)

  // With a context, and in a ternary, the elements are the same.
  let h: [Double] = if flag { [] } else { [1] }
  show(h)
  show(flag ? [] : [1])
  func result() -> [Int] { if flag { [] } else { [1] } }
  show(result())
}

pick(true, [9])
pick(false, [9])
