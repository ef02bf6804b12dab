// A switch over a tuple covers every combination.
let pair = (true, false)
switch pair {
case (true, _): print("first")
case (false, true): print("second")
}
