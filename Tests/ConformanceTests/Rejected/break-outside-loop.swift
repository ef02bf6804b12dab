// break belongs in a loop or a switch.
func f() {
  print("before")
  break
}
