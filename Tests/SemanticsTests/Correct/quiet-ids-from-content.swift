import SwiftUI
struct Tag: Identifiable, Hashable { let name: String; var id: String { name.lowercased() } }
struct Pair<A: Hashable>: Identifiable { let a: A; let b: Int; var id: Int { var h = Hasher(); h.combine(a); h.combine(b); return h.finalize() } }
final class Node: Identifiable { let name: String; init(_ name: String) { self.name = name } }
struct Chip: View { let tag: Tag; @State private var on = false; var body: some View { Button("\(tag.name) \(on)") { on.toggle() } } }
struct Tags: View {
  @State private var names = ["A", "B"]
  private let nodes = [Node("x"), Node("y")]
  var body: some View {
    ForEach(names.map(Tag.init)) { Chip(tag: $0) }
    ForEach(names.map { Pair(a: $0, b: 1) }) { Text($0.a) }
    ForEach(nodes) { Text($0.name) }
    Button("Add") { names.append("C") }
  }
}
:mount Tags()
:tap "A false"
:tap Add
