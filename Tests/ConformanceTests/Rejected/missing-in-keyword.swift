// for needs in.
for i 0..<3 {
  print(i)
}
