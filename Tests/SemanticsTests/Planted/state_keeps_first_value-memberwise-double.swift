import SwiftUI
struct Gauge2: View {
  @State var level: Double  // wrong
  var level: Double  // right
  var body: some View { Text("\(level)") }
}
@Observable final class Tank { var level = 0.5 }
struct TankView: View {
  @State private var tank = Tank()
  var body: some View { Gauge2(level: tank.level); Button("Fill") { tank.level = 1 } }
}
:mount TankView()
:tap Fill
