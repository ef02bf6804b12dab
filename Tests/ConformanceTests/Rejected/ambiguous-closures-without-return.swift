// A body of several statements without `return` fits every result.
func run(_ body: () -> Void) {}
func run(_ body: () -> Int) {}
func each(_ body: (Int) -> String) {}
func each(_ body: (Int) -> Void) {}
run {}
run { 1 }
run { print("x") }
run {
  let x = 1
  _ = x
}
each { x in
  print(x)
  print(x)
}
