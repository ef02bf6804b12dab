import SwiftUI

class Engine: ObservableObject {
  @Published var rpm = 0
}

class Car: ObservableObject {
  @Published var engine = Engine()
}

struct Dashboard: View {
  @StateObject private var car = Car()
  var body: some View {
    VStack {
      Text("RPM \(car.engine.rpm)")  // wrong
      EngineGauge(engine: car.engine)  // right
      Button("Rev") { car.engine.rpm += 500 }
    }
  }
}

struct EngineGauge: View {
  @ObservedObject var engine: Engine
  var body: some View { Text("RPM \(engine.rpm)") }
}
