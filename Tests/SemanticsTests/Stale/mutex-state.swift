import SwiftUI
import Synchronization  // wrong
final class Gauge1: Sendable { let value = Mutex(0); var now: Int { value.withLock { $0 } }; func bump() { value.withLock { $0 += 1 } } }  // wrong
@Observable final class Gauge1 { var value = 0; var now: Int { value }; func bump() { value += 1 } }  // right
struct Page: View { let gauge: Gauge1; var body: some View { Text("\(gauge.now)") } }
let gauge = Gauge1()
:mount Page(gauge: gauge)
gauge.bump()
