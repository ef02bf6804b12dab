func pick(_ body: () -> Int) { print("Int", body()) }
func pick(_ body: () -> String) { print("String", body()) }
func pick(_ body: () -> Double) { print("Double", body()) }
pick { 1 }
pick { "a" }
pick { 1.5 }
pick { Double(3) }
pick { let n = 4; return n }
pick { if Bool.random() { return "x" } else { return "x" } }
pick {
  let parts = ["a", "b"]
  return parts.joined()
}
