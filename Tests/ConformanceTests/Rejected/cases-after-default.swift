func d(_ s: String) {
  switch s { case "a": print(1); case 2: print(2); default: break; default: break }
  switch s { default: break; case "a": break }
}
func e() { let n: Int = "" }
