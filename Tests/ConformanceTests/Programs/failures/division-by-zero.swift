// Dividing by an integer zero stops the program; by a floating zero it does not.
func divide(_ a: Int, by b: Int) -> Int { a / b }
print(1.0 / 0.0)
for b in [2, 1, 0] {
  print("dividing by", b)
  print(divide(10, by: b))
}
print("never")
