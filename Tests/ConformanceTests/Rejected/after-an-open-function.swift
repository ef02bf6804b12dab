func add(a: Int, b: Int) -> Int {
    return a + b

let r = add(a: 1, b: "2")
print(r)
