// A task-local may be a global variable.
@TaskLocal var depth = 0
@TaskLocal var name: String?
func show() { print(depth, name ?? "none") }
show()
$depth.withValue(2) { show(); $name.withValue("x") { show() } }
await $depth.withValue(3) { await Task { show() }.value; await Task.detached { show() }.value }
print($depth.get(), depth)
