// Messages name elements, indices and slices as the declaration of the sequence spells them.
let text = "a b"
let prices = ["tea": 3]
print(text.filter { $0.isVowel })
print(prices.map { $0.name })
print(["a"].enumerated().map { $0.index })
print(zip([1], ["a"]).map { $0.name })
if let dearest = prices.max(by: { $0.value < $1.value }) { print(dearest.name) }
print(text.first.isLetter)
let words = text.split(separator: " ")
let copies: [String] = words
for (index, character) in text.enumerated() { print(index, character.code) }
print(text.map { $0 + $0 })
print(text.filter { $0 == 3 })
func lengthOfFirst(_ text: String) -> Int {
  guard let first = text.first else { return 0 }
  return first.length
}
