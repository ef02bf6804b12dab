// A parameter is a constant.
func f(_ n: Int) {
  n += 1
}
