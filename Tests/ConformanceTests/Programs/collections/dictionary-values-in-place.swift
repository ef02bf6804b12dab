// The values of a dictionary can be changed in place.
var prices = ["a": 1, "b": 2]
if let index = prices.index(forKey: "b") {
  prices.values[index] *= 10
  print(prices.values[index], prices["b"]!)
}
for index in prices.values.indices { prices.values[index] += 1 }
print(prices.sorted { $0.key < $1.key })
var lists = ["x": [1]]
lists.values[lists.startIndex].append(2)
print(lists)
