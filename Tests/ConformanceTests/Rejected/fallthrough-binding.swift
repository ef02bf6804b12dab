// There is nothing to bind when a case is fallen into.
let n = 1
switch n {
case 1: fallthrough
case let other: print(other)
}
