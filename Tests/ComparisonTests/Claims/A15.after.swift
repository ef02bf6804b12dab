import SwiftUI
@Observable final class Counter { var n = 1 }
struct Page: View { var counter: Counter; var body: some View { Text("\(counter.n)") } }
let counter = Counter()
#Preview { Page(counter: counter) }
