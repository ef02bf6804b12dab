// Closures that never return stand for a value of any type, also where they are called at once.
struct Settings {
  var limit: Int = { 3 }()
  var absent: Int
  init(absent: Int = { fatalError() }()) { self.absent = absent }
}
print(Settings(absent: 1).absent)

let name: String? = "a"
let text: String = name ?? { fatalError() }()
print(text)

func value(_ n: Int = { preconditionFailure("none") }()) -> Int { n }
print(value(3))

class Table {
  lazy var size: Int = { fatalError("not set") }()
}
let table = Table()
table.size = 4
print(table.size)
