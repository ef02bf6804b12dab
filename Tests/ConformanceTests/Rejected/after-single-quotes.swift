let text = 'hello'
let number: Int = "a"
print(text.missing)
