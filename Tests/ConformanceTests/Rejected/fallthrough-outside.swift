// There is nothing to fall through outside of a switch.
func f() {
  fallthrough
}
