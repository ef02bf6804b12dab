import SwiftUI
final class Counter { var n = 0 }
struct Act: View { let counter: Counter; @State private var last = 0; var body: some View { Text("\(last)"); Button("Take") { counter.n += 1; last = counter.n } } }
:mount Act(counter: Counter())
:tap Take
