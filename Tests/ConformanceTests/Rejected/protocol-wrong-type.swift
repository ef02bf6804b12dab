// A requirement must be met with its own type.
protocol Named {
  var name: String { get }
}
struct Dog: Named {
  let name = 3
}
