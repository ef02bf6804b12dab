// A brace that closes nothing.
func f() {
  print("f")
}
}
