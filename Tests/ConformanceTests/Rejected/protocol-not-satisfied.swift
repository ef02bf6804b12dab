// A type that claims a protocol has all its members.
protocol Named {
  var name: String { get }
}
struct Dog: Named {
  var age = 1
}
