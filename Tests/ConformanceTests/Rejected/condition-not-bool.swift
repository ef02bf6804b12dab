// A condition is a Bool.
let n = 1
if n {
  print("one")
}
