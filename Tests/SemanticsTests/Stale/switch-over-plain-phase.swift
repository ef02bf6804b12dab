import SwiftUI
enum Phase { case idle, busy(Int) }
final class Machine { var phase = Phase.idle }  // wrong
@Observable final class Machine { var phase = Phase.idle }  // right
struct Page: View { let machine: Machine
  @ViewBuilder private var content: some View { switch machine.phase { case .idle: Text("idle"); case .busy(let n): Text("busy \(n)") } }
  var body: some View { content } }
let machine = Machine()
:mount Page(machine: machine)
machine.phase = .busy(2)
