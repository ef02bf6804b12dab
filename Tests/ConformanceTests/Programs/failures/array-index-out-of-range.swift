// Reading past the end of an array stops the program after what it had printed.
let list = [1, 2, 3]
print("before", list.count)
func item(_ i: Int) -> Int {
  defer { print("leaving", i) }
  return list[i]
}
for i in 0...3 {
  print(item(i))
}
print("never")
