// guard has an else.
func f(_ n: Int?) {
  guard let n { return }
  print(n)
}
