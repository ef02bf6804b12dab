struct Table<Key: Hashable, Value> {
  typealias Values = LazyMapCollection<[Key], Value>
  typealias Chosen = LazyFilterCollection<[Key]>
  let keys: [Key]
  let values: [Key: Value]
  var all: Values { keys.lazy.map { values[$0]! } }
  func chosen(_ isChosen: @escaping (Key) -> Bool) -> Chosen { keys.lazy.filter(isChosen) }
}
let table = Table(keys: ["b", "a"], values: ["a": 1, "b": 2])
print(Array(table.all), table.all.first as Any, Array(table.chosen { $0 != "b" }))
