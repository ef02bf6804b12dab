// A function without a result returns no value.
func log(_ text: String) {
  return text
}
