import SwiftUI
import Foundation
@Observable class Uptime {
  @ObservationIgnored var seconds = 0  // wrong
  var seconds = 0  // right
  @ObservationIgnored var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
  }
}
struct UptimeView: View { let uptime: Uptime; var body: some View { Text("\(uptime.seconds)") } }
let uptime = Uptime()
:mount UptimeView(uptime: uptime)
uptime.start()
:advance 1s
