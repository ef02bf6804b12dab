import Combine
import SwiftUI

final class TodoItem: ObservableObject, Identifiable {
  let id: UUID
  @Published var title: String
  @Published var isDone: Bool
  @Published var priority: Priority
  enum Priority: Int, CaseIterable, Comparable {
    case low, normal, high
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    var name: String { ["Low", "Normal", "High"][rawValue] }
  }
  init(_ title: String, isDone: Bool = false, priority: Priority = .normal) {
    id = UUID()
    self.title = title
    self.isDone = isDone
    self.priority = priority
  }
}

protocol TodoStoring: ObservableObject {
  var items: [TodoItem] { get }
  func add(_ title: String)
}

final class TodoStore: TodoStoring {
  @Published private(set) var items: [TodoItem] = []
  @Published var showsDone = true
  private var subscriptions: [UUID: AnyCancellable] = [:]

  init(_ titles: [String] = ["Milk", "Bread"]) { titles.forEach(add) }

  var shown: [TodoItem] { showsDone ? items : items.filter { !$0.isDone } }
  var progress: Double { items.isEmpty ? 0 : Double(items.filter(\.isDone).count) / Double(items.count) }

  func add(_ title: String) {
    let item = TodoItem(title)
    subscriptions[item.id] = item.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    items.append(item)
  }

  func remove(_ item: TodoItem) {
    subscriptions[item.id] = nil
    items.removeAll { $0.id == item.id }
  }

  func sortByPriority() { items.sort { $0.priority > $1.priority } }
}

struct TodoRow: View {
  @ObservedObject var item: TodoItem
  var onDelete: () -> Void
  @State private var isEditing = false
  var body: some View {
    HStack {
      Button { item.isDone.toggle() } label: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .accessibilityLabel("Done \(item.title)")
      }
      if isEditing {
        TextField("Title", text: $item.title, onCommit: { isEditing = false })
      } else {
        Text(item.title).strikethrough(item.isDone).onTapGesture { isEditing = true }
      }
      Picker("", selection: $item.priority) {
        ForEach(TodoItem.Priority.allCases, id: \.self) { Text($0.name) }
      }
      .labelsHidden()
    }
    .swipeActions { Button("Delete", role: .destructive, action: onDelete) }
  }
}

struct ProgressHeader: View {
  @EnvironmentObject private var store: TodoStore
  var body: some View {
    ProgressView(value: store.progress)
    Text("\(Int(store.progress * 100)) %")
  }
}

struct NewTodo<Store: TodoStoring>: View {
  @ObservedObject var store: Store
  @State private var title = ""
  @Environment(\.presentationMode) private var presentation
  var body: some View {
    Form {
      TextField("What?", text: $title)
      Text("\(store.items.count) so far")
      Button("Add") {
        store.add(title)
        presentation.wrappedValue.dismiss()
      }
      .disabled(title.isEmpty)
    }
  }
}

struct TodoScreen: View {
  @StateObject private var store = TodoStore()
  @State private var isAdding = false
  var body: some View {
    NavigationView {
      List {
        ProgressHeader()
        ForEach(store.shown) { item in
          TodoRow(item: item) { store.remove(item) }
        }
      }
      .navigationBarTitle("To do")
      .toolbar {
        Toggle("Show done", isOn: $store.showsDone)
        Button("Sort", action: store.sortByPriority)
        Button("New") { isAdding = true }
      }
    }
    .sheet(isPresented: $isAdding) { NewTodo(store: store) }
    .environmentObject(store)
  }
}

struct TodoScreen_Previews: PreviewProvider {
  static var previews: some View { TodoScreen() }
}
