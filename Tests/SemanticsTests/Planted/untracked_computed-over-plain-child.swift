import SwiftUI
final class Disk { var used = 10 }  // wrong
@Observable final class Disk { var used = 10 }  // right
@Observable final class Machine {
  private let disk = Disk()
  var isFull: Bool { disk.used > 90 }
  var status: String { isFull ? "full" : "ok" }
  func fill() { disk.used = 95 }
}
struct MachineView: View {
  @State private var machine = Machine()
  var body: some View { Text(machine.status); Button("Fill") { machine.fill() } }
}
:mount MachineView()
:tap Fill
