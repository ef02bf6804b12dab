// A String literal does not initialise an Int.
let count: Int = "three"
print(count)
