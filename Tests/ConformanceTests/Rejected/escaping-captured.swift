// Nor is it kept by another closure.
func later(_ body: () -> Void) -> () -> Void {
  return { body() }
}
