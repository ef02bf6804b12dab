// Addition past Int.max stops the program.
var n = Int.max - 2
for i in 1...5 {
  print("step", i)
  n += 1
}
print("never", n)
