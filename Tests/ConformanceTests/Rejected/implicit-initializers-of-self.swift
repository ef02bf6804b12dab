class Plain {
  init() {}
  static func make() -> Self { .init() }
  func copy() -> Self {
    let value: Self = .init()
    return value
  }
}
