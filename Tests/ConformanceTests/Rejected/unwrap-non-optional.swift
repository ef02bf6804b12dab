// A value that is not optional has nothing to force.
let n = 3
print(n!)
