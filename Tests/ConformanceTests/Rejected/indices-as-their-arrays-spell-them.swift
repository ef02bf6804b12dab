// The indices that an array's searches return are named as the collection declares them.
let names = ["a", "b"]
let index = names.firstIndex(of: "a")
print(names[index])
func position(of name: String, in names: [String]) -> Int { names.lastIndex(of: name) }
