// The assigned value chooses among the subscripts of a type.
class Settings {
  enum Key: String { case name, count }
  subscript(key: String) -> String? { get { "s" } set { print("string", newValue as Any) } }
  subscript(key: Key) -> String? { get { self[key.rawValue] } set { self[key.rawValue] = newValue } }
  subscript<T: Codable>(key: String) -> T? { get { nil } set { print("generic", newValue as Any) } }
  subscript<T: Codable>(key: Key) -> T? { get { self[key.rawValue] } set { self[key.rawValue] = newValue } }
}
let settings = Settings()
settings["a"] = "b"
settings["a"] = 3
settings["a"] = [1, 2]
settings["a"] = ["k": true]
settings[.name] = "n"
settings[.count] = 4
settings["a"] = nil
let number: Int? = settings["b"]
print(number as Any)
func put<T: Codable>(_ value: T?) { settings["k"] = value }
put(2.5)

struct Grid {
  var cells = [1, 2, 3]
  subscript(index: Int) -> Int { get { cells[index] } set { cells[index] = newValue } }
  subscript(index: Int) -> [Int] { get { [cells[index]] } set { cells[index] = newValue.count } }
}
var grid = Grid()
grid[0] = 7
grid[1] = [1, 1, 1, 1]
print(grid.cells)
