import SwiftUI
final class Manual: ObservableObject { private(set) var n = 0; func inc() { objectWillChange.send(); n += 1 } }
struct ManualView: View { @StateObject private var m = Manual(); var body: some View { Text("\(m.n)"); Button("Inc") { m.inc() } } }
:mount ManualView()
:tap Inc
