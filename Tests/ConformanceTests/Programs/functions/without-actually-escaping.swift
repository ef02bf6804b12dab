// A parameter that does not escape is passed on where an escaping function is needed.
func twice(_ body: (Int) -> Int) -> Int {
  withoutActuallyEscaping(body) { body in
    let later: () -> Int = { body(3) }
    return later() + later()
  }
}

func collect(_ body: (Int) throws -> Void) rethrows -> Int {
  try withoutActuallyEscaping(body) { escaping in
    let works: [() throws -> Void] = (1...3).map { number in { try escaping(number) } }
    for work in works { try work() }
    return works.count
  }
}

print(twice { $0 * 2 })
print(collect { print("got", $0) })
