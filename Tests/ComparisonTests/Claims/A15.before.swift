import SwiftUI
final class Counter: ObservableObject { @Published var n = 1 }
struct Page: View { @ObservedObject var counter: Counter; var body: some View { Text("\(counter.n)") } }
let counter = Counter()
#Preview { Page(counter: counter) }
