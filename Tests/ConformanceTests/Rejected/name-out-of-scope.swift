// A name ends with its block.
if true {
  let inner = 1
  print(inner)
}
print(inner)
