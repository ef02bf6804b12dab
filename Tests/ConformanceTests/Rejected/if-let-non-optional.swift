// if let needs an optional.
let n = 3
if let m = n {
  print(m)
}
