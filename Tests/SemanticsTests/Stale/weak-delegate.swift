import SwiftUI
class Delegate { var status = "idle" }  // wrong
@Observable class Delegate { var status = "idle" }  // right
@Observable class Machine1 { weak var delegate: Delegate? }
let delegate = Delegate()
let machine = Machine1()
machine.delegate = delegate
struct MachineView: View {
  let machine: Machine1
  var body: some View { Text(machine.delegate?.status ?? "none") }
}
:mount MachineView(machine: machine)
delegate.status = "busy"
