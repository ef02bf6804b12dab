// The context of a called closure decides the implicit base of the closure's result, before closures below it.
struct Row {
  var title = "row"
  var action: (() -> Void)?
}
struct Section {
  var rows: [Row]
  var header: Row?
}

var count: Int? = 1
var handler: (() -> Int)?
func next() -> Int {
  count? += 1
  return count ?? 0
}

let one: Row = { .init(title: "one") { count } }()
let two: Row? = { .init(title: "two") { handler?() } }()
let section: Section = {
  .init(
    rows: [
      .init(title: "a") { next() },
      .init(title: "b") { handler?() },
    ], header: .init { count })
}()
struct Data {
  static var section: Section = { .init(rows: [.init { handler?() }]) }()
}
handler = next
section.rows.forEach { $0.action?() }
one.action?()
two?.action?()
print(count as Any, one.title, two?.title as Any, section.header?.title as Any)
print(Data.section.rows.count, section.rows.map(\.title))
