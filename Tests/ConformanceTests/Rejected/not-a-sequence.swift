// for walks a sequence.
for i in 5 {
  print(i)
}
