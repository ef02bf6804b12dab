protocol Service { func names() -> [String] }
struct Fixed: Service { func names() -> [String] { ["a", "b"] } }
@Observable class Model { var names: [String] = []; private let service: Service; init(service: Service) { self.service = service; load() }; func load() { names = service.names() } }
struct Screen: View {
  @State private var model: Model
  init(service: Service = Fixed()) { _model = State(wrappedValue: Model(service: service)) }
  var body: some View { ForEach(model.names, id: \.self) { Text($0) }; Button("Load") { model.load() } }
}
:mount Screen()
:tap Load
