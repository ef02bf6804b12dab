// A get set requirement is not met by a let.
protocol Counted {
  var count: Int { get set }
}
struct Box: Counted {
  let count = 1
}
