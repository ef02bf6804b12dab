import SwiftUI
protocol Source { associatedtype Item: CustomStringConvertible; var items: [Item] { get } }
final class NumberSource: Source { var items = [1]; func add() { items.append(items.count + 1) } }  // wrong
@Observable final class NumberSource: Source { var items = [1]; func add() { items.append(items.count + 1) } }  // right
struct SourceView<S: Source>: View {
  let source: S
  var body: some View { Text(source.items.map(\.description).joined(separator: " ")) }
}
struct Numbers: View {
  private let source: NumberSource
  init(source: NumberSource) { self.source = source }
  var body: some View {
    SourceView(source: source)
    Button("Add") { source.add() }
  }
}
:mount Numbers(source: NumberSource())
:tap Add
