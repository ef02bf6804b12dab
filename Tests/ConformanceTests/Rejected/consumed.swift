// Only local variables can be consumed.
var list = [1]
let taken = consume list
func function() {
  let other = consume list
  let local = [2]
  print(taken, other, consume local)
}
