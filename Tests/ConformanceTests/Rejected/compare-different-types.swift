// Values of unrelated types are not compared.
let n = 3
let text = "3"
print(n == text)
