let name = "Swift
print(name)
let y: Int = "x"
