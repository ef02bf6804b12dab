struct Item {}
func bounds(_ items: [Int], _ size: Double, _ name: String, _ item: Item, _ count: Int) {
  for index in 0..<items { print(index) }
  for index in count..<size { print(index) }
  for index in size..<count { print(index) }
  for index in 0...name { print(index) }
  let indices = (count..<size).map { $0 }
  let range = items..<5
  let other = count..<item
  let plain = count..<size
  let texts = 0...name
  print(indices, range, other, plain, texts)
}
