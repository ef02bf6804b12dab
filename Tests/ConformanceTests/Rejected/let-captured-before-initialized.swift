// A constant that only one branch initialises cannot be read.
func f(_ flag: Bool) {
  let n: Int
  if flag { n = 1 }
  print(n)
}
