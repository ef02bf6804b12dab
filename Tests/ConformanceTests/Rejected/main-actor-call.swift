// A main actor method is not called from elsewhere without await.
@MainActor class Screen {
  func show() {}
}
func use(_ screen: Screen) {
  screen.show()
}
