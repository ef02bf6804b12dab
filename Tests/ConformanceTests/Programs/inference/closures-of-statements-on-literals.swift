// Numbers that a closure of several statements takes have the first type with which its body is correct.
let halves: [Double] = [1, 2].map { x in
  let twice = x * 2
  if twice > 3 { return 2 }
  return twice + 0.5
}
print(halves)

let returned: [Double] = [1, 2].map { if $0 > 1 { return 2 }; return 3 }
print(returned)

let open = [1, 2].map { x in
  let y = x + 0.5
  return y
}
print(open)

let counts = [1, 2, 3].map { n in
  let label = "n\(n)"
  return label.count * n
}
print(counts)

let optional: [Double?] = [1, 2, 3].map {
  if $0 > 1 { return nil }
  return 3
}
print(optional)

let floats: [Float] = (0..<3).map { i in
  switch i {
  case 0: return 1
  case 1: return 2.5
  default: return Float(i)
  }
}
print(floats)

let nested = (0..<3).map { row in
  let columns = (0..<2).map { column in
    let sum = row + column
    return sum * 2
  }
  return columns.reduce(0, +)
}
print(nested)

let reduced = [1, 2, 4].reduce(0) { sum, x in
  let next = x / 4
  return sum + next + 0.25
}
print(reduced)

func apply<T, R>(_ value: T, _ transform: (T) -> R) -> R { transform(value) }
let applied = apply(3) { x in
  let half = x / 2
  return half + 0.5
}
print(applied)

let scaled = stride(from: 0, to: 3, by: 1).map { x in
  let y = x * 1.5
  return y
}
print(scaled)
