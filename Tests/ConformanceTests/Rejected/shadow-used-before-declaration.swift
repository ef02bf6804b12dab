// A local name is used after its declaration.
func f() {
  print(x)
  let x = 1
}
