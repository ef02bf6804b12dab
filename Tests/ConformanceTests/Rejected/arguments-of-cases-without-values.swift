// A case without associated values is not called.
enum Switch { case on, off }
func implicit() { let a: Switch = .off(1); print(a) }
func qualified() { let a = Switch.off(1); print(a) }
func compared(_ a: Switch) { if a == .off(1) { } }
