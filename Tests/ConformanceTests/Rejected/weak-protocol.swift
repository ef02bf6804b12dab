// Not every value of a protocol is a reference.
protocol Delegate {}
class Owner {
  weak var delegate: (any Delegate)?
}
