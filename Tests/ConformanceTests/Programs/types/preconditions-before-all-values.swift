// A precondition may read the properties that have a value before all of them have one.
struct Grid {
  let columns: Int
  var cells: [Int]
  init(_ rows: [[Int]]) {
    columns = rows.first?.count ?? 0
    precondition(columns > 0, "no columns: \(columns)")
    precondition(rows.allSatisfy { [columns] in $0.count == columns })
    assert(rows.count > 0 && rows[0].count == columns)
    cells = rows.flatMap { $0 }
  }
}
class Base {}
final class Named: Base {
  let name: String
  let size: Int
  init(_ name: String) {
    self.name = name
    precondition(!self.name.isEmpty)
    size = name.count
    super.init()
  }
}
print(Grid([[1, 2], [3, 4]]).cells, Named("abc").size)
