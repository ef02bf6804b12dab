import SwiftUI
import Foundation
@Observable final class Clock { var now = Date(); @ObservationIgnored var timer: Timer?
  func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.now = Date() } } }
struct ClockView: View { @State private var clock = Clock(); var body: some View { Text("\(Int(clock.now.timeIntervalSince1970))").onAppear { clock.start() }.onDisappear { clock.timer?.invalidate() } } }
:mount ClockView()
:advance 3s
