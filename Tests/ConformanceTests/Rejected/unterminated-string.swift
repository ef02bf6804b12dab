// A string literal ends on its line.
let text = "open
print(text)
