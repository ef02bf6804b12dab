import SwiftUI
enum Phase { case idle, busy(Int) }
@Observable class Worker {
  @ObservationIgnored var phase = Phase.idle  // wrong
  var phase = Phase.idle  // right
}
struct WorkerView: View {
  let worker: Worker
  var body: some View {
    switch worker.phase {
    case .idle: Text("idle")
    case .busy(let n): Text("busy \(n)")
    }
  }
}
let worker = Worker()
:mount WorkerView(worker: worker)
worker.phase = .busy(2)
