// A closure ends with its brace.
let f = {
  print(1)
