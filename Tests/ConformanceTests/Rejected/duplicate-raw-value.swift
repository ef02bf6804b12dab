// Raw values are unique.
enum Level: Int {
  case low = 1
  case high = 1
}
