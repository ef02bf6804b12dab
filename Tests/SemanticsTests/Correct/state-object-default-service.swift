final class Service { var calls = 0 }
protocol Fetching: AnyObject { var calls: Int { get } }
final class Fetcher: Fetching { var calls = 0 }
class LegacyModel: ObservableObject { @Published var n = 0; let service: Service; init(service: Service) { self.service = service } }
@Observable class Model { var n = 0; let fetcher: any Fetching; init(fetcher: any Fetching) { self.fetcher = fetcher } }
struct Legacy: View {
  @StateObject private var model: LegacyModel
  init(service: Service = .init()) { _model = StateObject(wrappedValue: LegacyModel(service: service)) }
  var body: some View { Button("Add") { model.n += 1 }; Text("\(model.n)") }
}
struct Modern: View {
  @State private var model: Model
  init(fetcher: any Fetching = Fetcher()) { _model = State(initialValue: Model(fetcher: fetcher)) }
  var body: some View { Button("Raise") { model.n += 1 }; Text("\(model.n)") }
}
struct Screen: View {
  @State private var t = 0
  var body: some View { Legacy(); Modern(); Button("Tick") { t += 1 }; Text("\(t)") }
}
:mount Screen()
:tap Add
:tap Raise
:tap Tick
:tap Tick
