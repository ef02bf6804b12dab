// An error that leaves the top level stops the program.
enum Oops: Error { case bad }
func risky(_ n: Int) throws -> Int {
  defer { print("leaving", n) }
  guard n < 3 else { throw Oops.bad }
  return n
}
for n in 1...5 {
  print(try risky(n))
}
print("never")
