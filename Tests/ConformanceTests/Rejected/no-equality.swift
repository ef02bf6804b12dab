// A struct has == only if it is Equatable.
struct Point {
  var x = 0
}
print(Point() == Point())
