import SwiftUI
import Combine
import Foundation
struct Blink: View { @State private var isOn = false; let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View { Text(isOn ? "on" : "off").onReceive(timer) { _ in isOn.toggle() } } }
:mount Blink()
:advance 2s
