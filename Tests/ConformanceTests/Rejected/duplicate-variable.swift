// A name is declared once in a scope.
func f() {
  let x = 1
  let x = 2
  print(x)
}
