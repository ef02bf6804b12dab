import SwiftUI
import Combine

class Loading: ObservableObject {
  @Published var failure: String?
  func run(_ work: () throws -> Void) {
    do {
      try work()
      failure = nil
    } catch {
      failure = "\(error)"
    }
  }
}
struct Offline: Error {}
final class Rows: Loading {
  @Published var rows: [String] = []
  @Published var count = 0
  override init() {
    super.init()
    $rows.map(\.count).assign(to: &$count)
  }
  func load(fails: Bool) {
    run {
      if fails { throw Offline() }
      rows.append("row \(rows.count)")
    }
  }
}
final class Choice: ObservableObject {
  static let shared = Choice()
  @Published var tab = 0
  @AppStorage("seen") var seen = false
}
struct RowsScreen: View {
  @StateObject var model: Rows
  @ObservedObject var choice = Choice.shared
  init(model: Rows = Rows()) { _model = StateObject(wrappedValue: model) }
  var body: some View {
    if let failure = model.failure { Text(failure) }
    Text("\(model.count) of \(model.rows.count)")
    ForEach(model.rows, id: \.self) { Text($0) }
    Button("Load") { model.load(fails: false) }
    Button("Fail") { model.load(fails: true) }
    Picker("Tab", selection: $choice.tab) {
      Text("a").tag(0)
      Text("b").tag(1)
    }
    Text(choice.seen ? "seen" : "unseen")
    Toggle("Seen", isOn: $choice.seen)
  }
}
#Preview { RowsScreen() }
