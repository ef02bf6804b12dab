struct Model {
  let count = make()
  func make() -> Int { 1 }
}
