protocol Drawing {
  func draw(x: Int = 1, name: String = "a")
  init(size: Int = 3)
  subscript(index: Int = 0) -> Int { get }
  static func make(_ size: Int = 1) -> Int
}
