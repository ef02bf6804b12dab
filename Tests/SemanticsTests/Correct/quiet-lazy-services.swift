import SwiftUI
final class Service { func title(_ n: Int) -> String { "t\(n)" } }
final class Model: ObservableObject {
  @Published var n = 0
  lazy var service = Service()
  lazy var formatter: NumberFormatter = { let f = NumberFormatter(); f.minimumFractionDigits = 1; return f }()
  let names = ["a", "b"]
  lazy var upper = names.map { $0.uppercased() }
  var title: String { service.title(n) }
}
struct ModelView: View {
  @StateObject private var model = Model()
  var body: some View { Text(model.title + model.upper.joined()); Button("Add") { model.n += 1 } }
}
:mount ModelView()
:tap Add
