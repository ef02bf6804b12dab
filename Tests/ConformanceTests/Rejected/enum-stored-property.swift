// An enum has no stored properties.
enum Mode {
  case on
  var count = 0
}
