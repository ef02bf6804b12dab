// A case has at least one statement.
let n = 1
switch n {
case 1:
default: print("other")
}
