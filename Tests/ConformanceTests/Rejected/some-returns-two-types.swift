// some P is one type.
protocol P {}
struct A: P {}
struct B: P {}
func make(_ flag: Bool) -> some P {
  if flag { return A() }
  return B()
}
