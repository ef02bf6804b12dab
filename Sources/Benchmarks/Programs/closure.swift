func adder(_ step: Int) -> (Int) -> Int {
  { $0 + step }
}

func run() -> Int {
  var total = 0
  let note = { (n: Int) in total += n }
  for i in 0..<2_000_000 {
    let add = adder(i)
    note(add(1))
  }
  return total
}

print(run())
