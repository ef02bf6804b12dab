// A method cannot be called before all properties have values.
class Game {
  var level: Int
  init() {
    start()
    level = 1
  }
  func start() {}
}
