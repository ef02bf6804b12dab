// A closure's value decides between a generic result and Void.
func run<T>(_ body: () -> T) { print("generic", T.self) }
func run(_ body: () -> Void) { print("void") }
run { 1 }
run { print("inside") }
run { _ = 1 }
run { "text" }
run {}
run { () }
run { return 2.5 }
run {
  let x = 1
  return x
}
run { let x = 1; _ = x }
