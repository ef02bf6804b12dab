// A String is not indexed by Int.
let text = "abc"
print(text[0])
