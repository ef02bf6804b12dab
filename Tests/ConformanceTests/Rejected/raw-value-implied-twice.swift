// Counting on may meet a value that is taken.
enum Level: Int {
  case low = 2
  case middle = 1
  case high
}
