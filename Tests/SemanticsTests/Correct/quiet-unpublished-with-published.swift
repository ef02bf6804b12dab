import SwiftUI
final class Both: ObservableObject { private(set) var raw = 0; @Published private(set) var stamp = 0; func inc() { raw += 1; stamp += 1 } }
struct BothView: View { @StateObject private var m = Both(); var body: some View { Text("\(m.raw) \(m.stamp)"); Button("Inc") { m.inc() } } }
:mount BothView()
:tap Inc
