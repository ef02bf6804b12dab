// A parameter that does not escape is not returned.
func same(_ body: () -> Void) -> () -> Void {
  return body
}
