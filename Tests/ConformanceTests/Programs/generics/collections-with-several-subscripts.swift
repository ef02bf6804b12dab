// The element of a collection comes from the subscript whose argument is the type of `startIndex`.
struct Ordered<Key: Hashable, Value>: RandomAccessCollection {
  private var keys: [Key] = []
  private var values: [Key: Value] = [:]
  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if values[key] == nil { keys.append(key) }
      values[key] = newValue
    }
  }
  var startIndex: Int { keys.startIndex }
  var endIndex: Int { keys.endIndex }
  subscript(position: Int) -> (key: Key, value: Value) { (keys[position], values[keys[position]]!) }
}

var ordered = Ordered<String, Int>()
ordered["z"] = 1
ordered["a"] = 2
ordered["z"]? += 10
for (key, value) in ordered { print(key, value) }
print(ordered.map { "\($0.key)\($0.value)" }, ordered.last!, ordered.reversed().first!.key)
print(ordered[1...].map(\.value), ordered.firstIndex { $0.value == 2 } as Any, type(of: ordered.first))

struct Row: MutableCollection {
  var cells: [Character] = Array("abc")
  subscript(name: String) -> Int { cells.firstIndex(of: name.first!) ?? -1 }
  subscript(position: Int) -> Character {
    get { cells[position] }
    set { cells[position] = newValue }
  }
  var startIndex: Int { 0 }
  var endIndex: Int { cells.count }
  func index(after position: Int) -> Int { position + 1 }
}
var row = Row()
row[0] = "z"
row.swapAt(0, 2)
print(String(row), row["b"], row.contains("z"), row.sorted())

protocol Store {
  associatedtype Key
  associatedtype Item
  func keys() -> [Key]
  func item(_ key: Key) -> Item
}
struct Names: Store {
  func item(_ key: Character) -> [Int] { [] }
  func item(_ key: Int) -> String { "#\(key)" }
  func keys() -> [Int] { [3, 4] }
}
func everything<S: Store>(_ store: S) -> [S.Item] { store.keys().map(store.item) }
print(everything(Names()))
