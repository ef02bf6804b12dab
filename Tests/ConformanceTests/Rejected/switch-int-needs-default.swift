// A switch over Int needs a default.
let n = 3
switch n {
case 0: print("zero")
case 1...9: print("digit")
}
