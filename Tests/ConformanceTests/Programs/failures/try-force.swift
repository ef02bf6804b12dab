// try! on an error stops the program.
// swift-format-ignore-file: NeverUseForceTry
enum Oops: Error { case bad(Int) }
func check(_ n: Int) throws -> Int {
  if n > 1 { throw Oops.bad(n) }
  return n
}
print(try! check(1))
print((try? check(2)) as Any)
print(try! check(2))
print("never")
