import SwiftUI
@Observable class Model {
  var n = 0
  var items: [Int] = []
  @ObservationIgnored var runs = 0
  func add() { n += 1 }
  func count() { runs += 1 }
}
struct Wrong: View {
  @State private var runs = 0
  let model: Model
  var body: some View {
    let _ = (runs += 1) // finds write_in_body
    let _ = model.add() // finds write_in_body
    Text("\(model.n) \(runs)")
  }
}
struct WrongHelper: View {
  let model: Model
  var body: some View { content }
  private var content: some View {
    model.items.append(1) // finds write_in_body
    return Text("\(model.items.count)")
  }
}
struct Right: View {
  @State private var runs = 0
  let model: Model
  var body: some View {
    let _ = model.count()
    let doubled = runs * 2
    VStack {
      Text("\(doubled)")
      Button("Add") { model.add() }
      Button { runs += 1 } label: { Text("Run") }
    }
    .onAppear { runs = 1 }
    .task { model.n = 2 }
  }
}
struct Menus: View {
  @State private var chosen = 0
  @State private var selection: Set<Int> = []
  var body: some View {
    Text("\(chosen)")
    Menu("Pages") {
      Text("one")
    } primaryAction: {
      chosen = 1
    }
    List(selection: $selection) { Text("row") }
      .contextMenu(forSelectionType: Int.self) { _ in
        Text("menu")
      } primaryAction: { _ in
        choose()
      }
  }
  private func choose() { chosen = 2 }
}
@Observable class Sorted {
  var names = ["b", "a"]
  var isSorted = false
  func sort() {
    if !isSorted {
      names.sort()
      isSorted = true
    }
  }
  func sortAll() { sort() }
  func sorted() -> [String] {
    var names = names
    names.sort()
    return names
  }
  func sortLater() { Task { names.sort() } }
}
struct SortedNames: View {
  let model: Sorted
  var body: some View {
    let _ = model.sort() // finds write_in_body
    let _ = model.sortAll() // finds write_in_body
    let _ = model.sortLater()
    Text("\(model.sorted().count)")
    Made(model: model)
  }
}
struct Made: View {
  let model: Sorted
  init(model: Sorted) {
    self.model = model
    model.isSorted = false // finds write_in_body
    let own = Sorted()
    own.isSorted = true
  }
  var body: some View { Text("made") }
}
struct Filtered: View {
  @State private var packages: [String] = []
  @State private var query = ""
  let model: Sorted
  var shown: [String] {
    var packages = packages
    if !query.isEmpty { packages = packages.filter { $0.contains(query) } }
    var names = model.names
    names.append("more")
    names = names.filter { $0 != query }
    packages.sort()
    return packages + names
  }
  var body: some View { Text("\(shown.count)") }
}
struct Choice { let title: String }
extension View {
  func alert(_ choice: Binding<Choice?>, action: @escaping (Choice?) -> Void = { _ in }) -> some View { self }
  func sheet<Content: View>(_ choice: Binding<Choice?>, @ViewBuilder content: @escaping (Choice) -> Content) -> some View {
    self
  }
}
struct OwnModifiers: View {
  @State private var choice: Choice?
  @State private var count = 0
  let model: Model
  var body: some View {
    Text("\(count) \(model.n)")
      .alert($choice) { choice in count += choice == nil ? 0 : 1 }
      .sheet($choice) { choice in
        let _ = model.add() // finds write_in_body
        Text(choice.title)
      }
  }
}
