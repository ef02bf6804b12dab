// A type ends with its brace.
struct Point {
  var x = 1
