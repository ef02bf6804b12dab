// A main actor's property is not changed from elsewhere.
@MainActor class Screen {
  var title = ""
  nonisolated func clear() { title = "" }
}
func rename(_ screen: Screen) {
  print(screen.title)
}
