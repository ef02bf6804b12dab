let v = 5
if v > 3
  print("big")
else {
  print("small")
}
let t: Int = "x"
