// A closure of one `if` or `switch` that returns nothing: what its branches have for values is dropped.
func take(_ body: (Bool) -> Void) {
  body(true)
  body(false)
}
func with<Value>(_ value: Value, _ body: (Value) -> Void) { body(value) }
struct Choice {
  let get: () -> Bool
  let set: (Bool) -> Void
}

var chosen: Set<Int> = [2]
take { if $0 { chosen.insert(1) } else { chosen.remove(2) } }
with(true) { if $0 { chosen.insert(3) } else { chosen.remove(1) } }
with(1) { value in
  switch value {
  case 1: chosen.insert(4)
  default: chosen.remove(1)
  }
}
let choice = Choice(
  get: { chosen.contains(5) },
  set: { if $0 { chosen.insert(5) } else if chosen.isEmpty { chosen.removeAll() } else { chosen.remove(3) } })
choice.set(!choice.get())
print(chosen.sorted())
choice.set(!choice.get())
print(chosen.sorted())
let names = [1, 2, 3].map { if $0 == 2 { "two" } else { "other" } }
print(names)
