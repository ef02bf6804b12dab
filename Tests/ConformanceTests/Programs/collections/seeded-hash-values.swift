// Hash values for tables with seeds of their own.
struct Key: Hashable { var name = "a", number = 1 }
func isSame<Value: Hashable>(_ one: Value, _ other: Value, seeds: (Int, Int) = (7, 7)) -> Bool {
  one._rawHashValue(seed: seeds.0) == other._rawHashValue(seed: seeds.1)
}
print(isSame(Key(), Key()), isSame(Key(), Key(number: 2)), isSame(Key(), Key(), seeds: (1, 2)))
print(isSame("text", "text"), isSame(1, 2), isSame([1, 2], [1, 2]))
