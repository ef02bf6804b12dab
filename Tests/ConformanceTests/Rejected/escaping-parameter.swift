// A closure that outlives the call is @escaping.
var stored: [() -> Void] = []
func keep(_ body: () -> Void) {
  stored.append(body)
}
