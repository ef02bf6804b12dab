protocol P {}
func one() -> (some P) -> String { fatalError() }
func two() -> (Int, some P) -> Void { fatalError() }
func three() -> ((some P) -> Int)? { nil }
func four() -> [(some P) -> Int] { [] }
var five: (some P) -> Int { fatalError() }
struct S {
  func six() -> (some P) -> Int { fatalError() }
}
func seven() -> (Int) -> (some P) -> Int { fatalError() }
