// A case with more patterns than values, in statements that check their patterns together with the value.
enum Answer { case ok(Int), pair(Int, String), named(a: Int), bad }
func condition(_ r: Answer) { if case .ok(let v, let w) = r { print(v, w) } }
func qualified(_ r: Answer) { if case Answer.ok(let v, let w) = r { print(v, w) } }
func guarded(_ r: Answer) { guard case .pair(let v, let w, let z) = r else { return } }
func bound(_ r: Answer) { if case let .pair(v, w, z) = r { print(v, w) } }
func labelled(_ r: Answer) { if case .named(let v, let w) = r { print(v, w) } }
func repeated(_ r: Answer) { while case .ok(let v, let w) = r { print(v, w) } }
func loop(_ r: [Answer]) { for case .ok(let v, let w) in r { print(v, w) } }
func cases(_ r: Answer) {
  switch r {
  case .ok(let v, let w): print(v, w)
  default: break
  }
}
