// A `return` without a value in a closure is a value of the wrong type.
let numbers = [1, 2]
let doubled = numbers.map { number -> Int in
  guard number > 0 else { return }
  return number * 2
}
let action: (Int) -> Int = { number in
  if number > 3 { return }
  return number
}
