import SwiftUI
final class Service { private var calls = 0; func load() async -> Int { calls += 1; return calls } }
@Observable final class Model { var value = 0; @ObservationIgnored private let service = Service(); func load() async { value = await service.load() } }
struct Screen: View { @State private var model = Model(); var body: some View { Text("\(model.value)").task { await model.load() } } }
:mount Screen()
