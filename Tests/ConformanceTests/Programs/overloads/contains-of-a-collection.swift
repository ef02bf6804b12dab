let text = "hello world"
print(text.contains("world"), text.contains("w"), text.contains("w" as Character))
print(text.contains(["o", "r"]), text.contains("lo w" as Substring))
print([1, 2, 3].contains(2), [1, 2, 3].contains([2, 3]), [1, 2, 3].contains([3, 2]), [1, 2].contains { $0 > 1 })
print(text.contains { $0 == "z" }, text.contains(where: \.isUppercase))
let part = text.prefix(3)
print(text.contains(part), part.contains("h"))
print("abc".contains("abc".dropFirst()), text.contains(""))
