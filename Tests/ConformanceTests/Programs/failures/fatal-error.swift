// fatalError stops the program from any depth and has type Never.
enum Command { case go, stop, unknown(String) }
func run(_ command: Command) -> Int {
  switch command {
  case .go: return 1
  case .stop: return 0
  case .unknown(let text): fatalError("unknown command \(text)")
  }
}
defer { print("never, too") }
print(run(.go), run(.stop))
print([Command.go, .unknown("x"), .stop].map(run))
print("never")
