// There is nothing to fall into after the last case.
let n = 1
switch n {
case 1: print("one")
default: fallthrough
}
