// A function cannot read the global that it is given to change.
var step = 1
func add(_ number: inout Int) { number += step }
var other = 5
add(&other)
print(other)
add(&step)
print("never", step)
