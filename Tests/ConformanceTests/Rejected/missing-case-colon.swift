// A case ends with a colon.
switch 1 {
case 1 print("one")
default: break
}
