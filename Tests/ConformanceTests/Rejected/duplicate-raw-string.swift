// An implied raw value is one, too.
enum Key: String {
  case name
  case title = "name"
}
