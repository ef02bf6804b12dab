// What a result builder has no method for cannot stand in a body it makes.
@resultBuilder
struct Sum {
  static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
}
func sum(@Sum _ body: () -> Int) {}
sum {
  if true { 1 }
}
sum { if true { 1 } else { 2 } }
sum { for i in 0..<3 { i } }
sum {
  1
  while true { 2 }
}
sum { guard true else { 3 } }
sum {
  defer { print(1) }
  1
}
sum { do { 1 } catch { 2 } }
sum { repeat { 2 } while true }
@Sum func total() -> Int {
  while true {}
}
struct Box {
  @Sum var value: Int {
    for i in 0..<2 { i }
  }
}
