// A reference without labels may mean either of two declarations that only labels distinguish.
struct Table {
  init(_ rows: Int) {}
  init(rows: Int) {}
}
func show(_ rows: Int) {}
func show(rows: Int) {}
let make: (Int) -> Table = Table.init
let print: (Int) -> Void = show
func run(_ work: () -> Int) {}
func run(_ work: () -> Void) {}
run { fatalError() }
