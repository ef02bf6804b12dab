import SwiftUI
import Combine
final class Bus { let value = CurrentValueSubject<Int, Never>(0); static let shared = Bus() }
struct BusView: View {
  @State private var value = Bus.shared.value.value
  var body: some View {
    Text("\(value)").onReceive(Bus.shared.value.removeDuplicates()) { value = $0 }
    Button("Send") { Bus.shared.value.send(value + 1) }
  }
}
:mount BusView()
:tap Send
