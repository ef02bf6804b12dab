import SwiftUI
struct Path1 {
  final class Box { var steps: [String] = [] }  // wrong
  @Observable final class Box { var steps: [String] = [] }  // right
  private let box = Box()
  var depth: Int { box.steps.count }
  func push(_ step: String) { box.steps.append(step) }
}
struct DepthView: View {
  @State private var path = Path1()
  var body: some View {
    Text("\(path.depth)")
    Button("Push") { path.push("a") }
  }
}
:mount DepthView()
:tap Push
