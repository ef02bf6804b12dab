// Slicing past the end stops the program; prefix and suffix do not.
let text = Array("abc")
func part(_ from: Int, _ to: Int) -> String { String(text[from..<to]) }
print(part(0, 3), part(3, 3) + "|", String(text.prefix(9)))
print(part(1, 4))
print("never")
