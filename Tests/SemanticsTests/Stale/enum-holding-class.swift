import SwiftUI
class Payload { var size = 0 }  // wrong
@Observable class Payload { var size = 0 }  // right
enum Load { case idle, done(Payload) }
struct LoadView: View {
  let load: Load
  var body: some View {
    switch load {
    case .idle: Text("idle")
    case .done(let payload): Text("\(payload.size)")
    }
  }
}
let payload = Payload()
:mount LoadView(load: .done(payload))
payload.size = 4
