import SwiftUI
class Store: ObservableObject {
  @Published var module = 0
  func add() { module += 1 }
}
struct Feature {
  struct Store { let inner = 0 }
  struct Screen {}
}
/// An extension of a nested type does not see the types of the outer one.
extension Feature.Screen {
  struct Page: View {
    let store: Store // finds unobserved_object
    var body: some View { Text("\(store.module)") }
  }
}
/// A type in an extension sees those of the extended type.
extension Feature {
  struct Other: View {
    let store: Store
    var body: some View { Text("\(store.inner)") }
  }
}
class Base {
  final class Model: ObservableObject {
    @Published var count = 0
    func add() { count += 1 }
  }
  typealias Alias = Model
  struct Info { let text = "" }
}
/// What is inherited is found before what is declared outside.
final class Model { let text = "a" }
@Observable final class Info {}
final class Derived: Base {
  struct Row: View {
    let model: Model // finds unobserved_object
    let alias: Alias // finds unobserved_object
    let info: Info
    var body: some View { Text("\(model.count) \(alias.count) \(info.text)") }
  }
}
struct Shown: View {
  let model: Derived.Model // finds unobserved_object
  @State private var made = Derived.Alias() // finds object_in_state
  @State private var info = Derived.Info()
  var body: some View { Text("\(model.count) \(made.count) \(info.text)") }
}
protocol Screen: View {
  associatedtype Loader: ObservableObject
  typealias Kept = Base.Model
  var loader: Loader { get }
}
struct Loader { let name = "" }
struct First: Screen {
  final class Loader: ObservableObject {
    @Published var rows = 0
    func load() { rows += 1 }
  }
  let loader: Loader // finds unobserved_object
  @ObservedObject var kept = Kept() // finds observed_object_created
  var body: some View { Text("\(loader.rows) \(kept.count)") }
}
struct Outside: View {
  let loader = Loader()
  var body: some View { Text(loader.name) }
}
/// Types that functions declare are not those of the module.
@Observable final class Counter { var n = 0 }
struct Local: View {
  private let made: Int
  private let rows: [String]
  init() {
    struct Counter { var n = 0 }
    let counter = Counter()
    made = counter.n
    rows = [1, 2].map { number in
      struct Session { let id: Int }
      return "\(Session(id: number).id)"
    }
  }
  var body: some View {
    let names = rows.map { name -> String in
      enum Counter { static func text(_ name: String) -> String { name } }
      return Counter.text(name)
    }
    Text("\(made) \(names.count)")
  }
  func other() {
    let counter = Counter()
    print(counter.n)
  }
}
final class Session: ObservableObject {
  @Published var id = 0
  func renew() { id += 1 }
}
/// A generic parameter is not the class with its name.
struct Cell<Session: Identifiable>: View {
  let session: Session
  var body: some View { Text("\(session.id)") }
}
extension Cell {
  func other(_ session: Session) -> some View { Text("\(session.id)") }
}
struct Named {
  func show<Counter: View>(_ counter: Counter) -> some View { counter }
}
/// Nested types with names of the framework's own.
enum Themed {
  final class Theme: ObservableObject { @Published var isDark = false }
  struct Label: View {
    @EnvironmentObject var theme: Theme
    let text: String
    var body: some View { Text(text).bold(theme.isDark) }
  }
  final class Task: ObservableObject { @Published var n = 0 }
}
struct Plain: View {
  @StateObject private var task = Themed.Task()
  let given: Themed.Task? = nil
  var body: some View {
    Label("Home", systemImage: "house")
    Button("Add") { Task { task.n += 1 } }
  }
}
#Preview { Plain() }
#Preview { Themed.Label(text: "a") } // finds environment_missing
