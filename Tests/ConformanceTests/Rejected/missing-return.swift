// A function with a result must return on every path.
func sign(_ n: Int) -> String {
  if n < 0 { return "minus" }
  print("no return here")
}
print(sign(1))
