let word = "0x1f"
print(["0", "1"].contains(word.first))
print(["0", "1"].contains(word.first!))
let set: Set<Character> = ["a", "b"]
print(set.contains("a"), word.allSatisfy { "0123456789abcdefx".contains($0) })
print(["a", "b"].contains(word[word.startIndex]))
print(word.first == "0", word.last == "f", "0" == word.first)
switch word.first { case "0": print("zero"); default: print("other") }
print([1, 2].contains(Optional(3) ?? 1), [nil, 1].contains(Optional(1)))
print(word.filter { ["x", "f"].contains($0) })
