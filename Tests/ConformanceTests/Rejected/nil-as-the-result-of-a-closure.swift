// `nil` in a closure whose result is not optional.
let names = [1, 2].map { number in
  if number > 1 { return "a" }
  return nil
}
let name: (Int) -> String = { _ in nil }
