@MainActor func make() -> Int { 1 }
@MainActor var title: String { "x" }
func f(_ x: Int = make()) {}
@MainActor class Model {
  var n = make()
  func g(_ y: Int = make()) {}
}
class Plain { var n = make() }
