import SwiftUI
struct Item: Identifiable {
  let id: Int
  var name = ""
}
struct Row: View {
  let item: Item
  @State private var isOpen = false
  var body: some View { Text(isOpen ? item.name : "…") }
}
struct Line: View {
  let item: Item
  var body: some View { HStack { Image(systemName: "star"); Text(item.name).bold() } }
}
struct V: View {
  @State private var items = [Item(id: 1)]
  let fixed = ["a", "b"]
  var body: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { index, item in Row(item: item) } // finds id_by_offset
    ForEach(items.indices, id: \.self) { Row(item: items[$0]) } // finds id_by_offset
    ForEach(0..<items.count, id: \.self) { TextField("Name", text: $items[$0].name) } // finds id_by_offset
    ForEach(items.indices, id: \.self) { Text(items[$0].name).onAppear { print("new") } } // finds id_by_offset
    ForEach(items) { Text($0.name) }
    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in Row(item: item) }
    ForEach(fixed.indices, id: \.self) { Toggle(fixed[$0], isOn: .constant(true)) }
    ForEach(0..<3) { Text("\($0)") }
    Button("Remove") { items.removeFirst() }
  }
}
// Rows that only show their elements look the same under any identity.
struct Lines: View {
  @State private var items = [Item(id: 1)]
  var body: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text("\(index + 1). \(item.name)") }
    ForEach(items.indices, id: \.self) { Line(item: items[$0]) }
    Button("Remove") { items.removeFirst() }
  }
}
// Where rows come and go visibly, the wrong one would.
struct MovingLines: View {
  @State private var items = [Item(id: 1)]
  var body: some View {
    ForEach(items.indices, id: \.self) { Text(items[$0].name) } // finds id_by_offset
    Button("Remove") { withAnimation { _ = items.removeFirst() } }
  }
}
// Elements that are only added at the end keep their positions.
struct Growing: View {
  @State private var items = [Item(id: 1)]
  var body: some View {
    ForEach(items.indices, id: \.self) { TextField("Name", text: $items[$0].name) }
    Button("Add") {
      items.append(Item(id: items.count))
      items[0].name = "first"
      items += [Item(id: items.count)]
    }
  }
}
struct Growing2: View {
  @State private var items = [Item(id: 1)]
  var body: some View {
    ForEach(items.indices, id: \.self) { TextField("Name", text: $items[$0].name) } // finds id_by_offset
    Button("Add") { items.insert(Item(id: items.count), at: 0) }
    Button("Clear") { items = [] }
  }
}
// Other rows of the view come and go visibly, and another value is animated.
struct Others: View {
  @State private var items = [Item(id: 1)]
  @State private var isOpen = false
  let close: () -> Void
  var body: some View {
    VStack { ForEach(items.indices, id: \.self) { Text(items[$0].name) } }.animation(.default, value: isOpen)
    if isOpen { Text("Open").transition(.opacity) }
    Button("Remove") { items.removeFirst() }
    Button("Close") { withAnimation { close() } }
  }
}
struct Animated: View {
  @State private var items = [Item(id: 1)]
  var body: some View {
    ForEach(items.indices, id: \.self) { Text(items[$0].name).transition(.slide) } // finds id_by_offset
    VStack {
      ForEach(items.indices, id: \.self) { Text(items[$0].name) } // finds id_by_offset
    }
    .animation(.default, value: items.count)
    Button("Remove") { items.removeFirst() }
  }
}
