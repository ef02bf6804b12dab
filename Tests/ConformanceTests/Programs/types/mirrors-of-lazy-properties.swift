// Mirrors and dumps show the storage of a lazy property under its own name, with its value once it is read.
struct Report {
  var title = "t"
  lazy var total = title.count + 1
}

final class Store {
  let number = 3
  lazy var list: [Int] = [1, 2]
}

var report = Report()
print(report)
dump(report)
_ = report.total
print(report)
dump(report)
let store = Store()
print(Mirror(reflecting: store).children.map { $0.label ?? "-" })
_ = store.list
dump(store)
