// Arithmetic on an optional needs the value first.
let maybe: Int? = 3
print(maybe + 1)
