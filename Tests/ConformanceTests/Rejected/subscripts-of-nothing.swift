// `()` has no subscripts, other tuples have elements.
var list = [3, 1, 2]
let sorted: () = list.sort()
print(sorted[0])
let pair = (1, 2)
print(pair[0])
var text = "abc"
text[0] = "b"
