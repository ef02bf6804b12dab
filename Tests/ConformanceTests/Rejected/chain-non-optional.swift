// A value that is not optional is not chained.
let text = "abc"
print(text?.count ?? 0)
