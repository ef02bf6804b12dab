import SwiftUI
@Observable class Detail { var text = "" }
enum Factory {
  static func detail() -> Detail { Detail() }
  static func configured() -> Detail { return Detail() }
}
final class Coordinator {
  private var kept: Detail?
  func make() -> Detail { Detail() }
  func detail() -> Detail {
    if let kept { return kept }
    let detail = Detail()
    kept = detail
    return detail
  }
}
func makeDetail() -> Detail { Detail() }

struct Made: View {
  let detail = Factory.detail() // finds model_from_factory
  let other = makeDetail() // finds model_from_factory
  var body: some View { Text(detail.text + other.text) }
}
struct Screen: View {
  let detail: Detail
  var body: some View { Text(detail.text) }
}
struct Parent: View {
  let coordinator: Coordinator
  var body: some View {
    Screen(detail: coordinator.make()) // finds model_from_factory
    Screen(detail: Factory.configured()) // finds model_from_factory
  }
}

struct Healthy: View {
  let coordinator: Coordinator
  @State private var detail = Factory.detail()
  var body: some View {
    Screen(detail: detail)
    Screen(detail: coordinator.detail())
  }
}
