// default is the last case of a switch.
let n = 1
switch n {
default: print("any")
case 1: print("one")
}
