// A tuple has only its own elements.
let pair = (1, "a")
print(pair.2)
