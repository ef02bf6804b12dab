// uniqueKeysWithValues with a repeated key stops the program; a merging initializer does not.
let pairs = [("a", 1), ("b", 2), ("a", 3)]
print(Dictionary(pairs) { first, _ in first }["a"]!, Dictionary(pairs, uniquingKeysWith: +)["a"]!)
print(Dictionary(uniqueKeysWithValues: pairs.prefix(2)).count)
print(Dictionary(uniqueKeysWithValues: pairs).count)
print("never")
