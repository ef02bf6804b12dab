import SwiftUI
class Player { // finds plain_class_read
  var volume = 0.5
}
final class Config {
  let name: String
  var title = "constant"
  init(name: String) { self.name = name }
}
@Observable class Model {
  var player = Player()
  let config = Config(name: "a")
  func louder() { player.volume += 0.1 }
}
struct Wrong: View {
  let model: Model
  var body: some View { Text("\(model.player.volume)") }
}
struct Right: View {
  let model: Model
  var body: some View {
    Text(model.config.name + model.config.title)
    Button("Louder") { model.player.volume += 0.1 }
  }
}
final class Details {
  private(set) lazy var text = make().map { $0 + "!" }
  private let make: () -> String?
  init(_ make: @escaping () -> String?) { self.make = make }
}
struct DetailsView: View {
  let details: Details
  let field: UnknownField
  var body: some View { if let text = details.text { Text(text) } }
  func edit() { field.text = "x" }
}
final class Options {
  var color = "red"
  func color(_ color: String) -> Self {
    self.color = color
    return self
  }
}
struct OptionsView: View {
  let options = Options().color("blue")
  var body: some View { Text(options.color) }
}
final class Steps { // finds plain_class_read
  var count = 0
  @discardableResult func more() -> Self {
    count += 1
    return self
  }
}
struct StepsView: View {
  let steps: Steps
  var body: some View {
    Text("\(steps.count)")
    Button("More") { steps.more() }
  }
}
// The macro may make the class observable. A protocol has the same name.
protocol NavigationModel {}
@NavigationModel final class Path {
  var depth = 0
  func push() { depth += 1 }
}
struct PathView: View {
  let path: Path
  var body: some View {
    Text("\(path.depth)")
    Button("Push") { path.push() }
  }
}
// A value that only the initializer sets, in a class inside '#if'.
#if !os(watchOS)
final class Header {
  var isWide = false
  init(isWide: Bool = false) { self.isWide = isWide }
}
#endif
struct HeaderView: View {
  let header: Header
  var body: some View { Text(header.isWide ? "wide" : "narrow") }
}
@Observable class Gauge { var level = 0 }
final class LoggedGauge: Gauge { override var level: Int { didSet { print(level) } } }
struct GaugeView: View {
  let gauge: LoggedGauge
  var body: some View { Button("\(gauge.level)") { gauge.level += 1 } }
}
