// The first statement that uses a parameter determines its type.
let show = { x in
  print(x)
  return x
}
print(show(3), type(of: show))
let twice = { x in
  let y = x * 2
  return y
}
print(twice(4))
let sum = { x, y in
  print(x + 1)
  return y * 2
}
print(sum(1, 2))
let both = { print($0); print($0) }
both("a")
let last = { x, y in
  print(x)
  return y + 1
}
print(last("a", 2), type(of: last))
let compared = { x in if x > 1 { return "more" } else { return "less" } }
print(compared(2))
