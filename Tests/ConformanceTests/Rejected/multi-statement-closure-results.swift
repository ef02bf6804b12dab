// The first return decides nothing when it is nil.
let a = [1, -2, 3].compactMap { x in
  guard x > 0 else { return nil }
  return "\(x)"
}
let b = [1].map { x in
  if x > 1 { return 1 }
  return "a"
}
