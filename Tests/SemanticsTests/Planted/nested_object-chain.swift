import SwiftUI
final class Engine: ObservableObject { @Published var rpm = 0 }
final class Car: ObservableObject { @Published var engine: Engine? = Engine() }
final class Garage: ObservableObject { @Published var car = Car() }
struct Dash: View {
  @StateObject private var garage = Garage()
  var body: some View {
    Text("\(garage.car.engine?.rpm ?? 0)")  // wrong
    if let engine = garage.car.engine { EngineView(engine: engine) }  // right
    Button("Rev") { garage.car.engine?.rpm += 100 }
  }
}
struct EngineView: View {  // right
  @ObservedObject var engine: Engine  // right
  var body: some View { Text("\(engine.rpm)") }  // right
}  // right
:mount Dash()
:tap Rev
