// A task-local is shared, and has a value everywhere.
struct Settings {
  @TaskLocal var depth = 3
}
enum Trace {
  @TaskLocal static var name: Int
}
func run() {
  @TaskLocal var inner = 3
}
