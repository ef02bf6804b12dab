func a() {
  print("x", "y"
}
func b() {
  print(max(1, 2)
}
let z: Int = "x"
