// An optional is not its wrapped type.
let maybe: Int? = 3
let sure: Int = maybe
print(sure)
