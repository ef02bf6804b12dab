// Finding things: contains, first, last, indices, predicates, key paths, subsequences, any and all.
struct Song: Equatable {
  var title: String
  var seconds: Int
  var isLive = false
}
let songs = [
  Song(title: "One", seconds: 200), Song(title: "Two", seconds: 310, isLive: true), Song(title: "Three", seconds: 95),
  Song(title: "One", seconds: 180, isLive: true),
]
print(songs.first { $0.title == "One" }!.seconds, songs.last { $0.title == "One" }!.seconds)
print(songs.firstIndex { $0.isLive }!, songs.lastIndex { $0.isLive }!, songs.firstIndex(of: songs[2])!)
print(songs.contains { $0.seconds < 100 }, songs.contains(Song(title: "Two", seconds: 310)))
print(songs.contains(where: \.isLive))
print(songs.allSatisfy { $0.seconds > 90 }, songs.filter(\.isLive).map(\.title), songs.count(where: \.isLive))
print(songs.max { $0.seconds < $1.seconds }!.title, songs.min { $0.seconds < $1.seconds }!.title)
print(songs.first(where: { $0.seconds > 1000 }) as Any, songs.firstIndex { $0.title.isEmpty } as Any)
print(songs.indices.filter { songs[$0].isLive }, songs.enumerated().filter { $1.seconds > 100 }.map(\.offset))
print(songs.prefix { !$0.isLive }.count, songs.drop { !$0.isLive }.map(\.seconds), songs.reversed().first!.seconds)
let numbers = [4, 8, 15, 16, 23, 42, 8]
print(numbers.firstIndex(of: 8)!, numbers.lastIndex(of: 8)!, numbers.firstIndex(of: 99) as Any, numbers.contains(23))
print(numbers.first { $0 > 15 }!, numbers.last { $0 < 15 }!, numbers.count { $0 % 2 == 0 }, numbers.min()!)
print(numbers.max()!)
print(numbers.indices.contains(6), numbers.indices.contains(7), numbers.first == 4, numbers.isEmpty)
let dict = ["a": 1, "b": 2]
print(dict.contains { $0.value == 2 }, dict.first { $0.key == "b" }!.value, dict.keys.contains("c"))
print(dict.values.contains(1))
let text = "the cat sat"
print(text.contains("cat"), text.contains("dog"), text.firstIndex(of: "c") == text.index(text.startIndex, offsetBy: 4))
print(text.split(separator: " ").contains("sat"), text.first { "aeiou".contains($0) }!, text.filter { $0 == "t" }.count)
func find<T: Equatable>(_ item: T, in rows: [[T]]) -> (Int, Int)? {
  for (r, row) in rows.enumerated() {
    if let c = row.firstIndex(of: item) { return (r, c) }
  }
  return nil
}
print(find(6, in: [[1, 2], [5, 6]])!, find("z", in: [["a"]]) == nil)
func countOf(_ wanted: [Int], in list: [Int]) -> Int {
  guard wanted.count <= list.count else { return 0 }
  return (0...list.count - wanted.count).count { Array(list[$0..<$0 + wanted.count]) == wanted }
}
print(countOf([1, 2], in: [1, 2, 1, 2, 3]), countOf([9], in: []), countOf([2, 1], in: [1, 2, 1]))
if songs.contains(where: { $0.seconds > 300 }), let long = songs.first(where: { $0.seconds > 300 }) { print(long) }
print(([1, 2, 3] as [Any]).contains { $0 as? Int == 2 }, ["a", nil].contains(nil), [[1], [2]].contains([2]))
