// Only class references can be weak.
struct Point {}
class Holder {
  weak var point: Point?
}
