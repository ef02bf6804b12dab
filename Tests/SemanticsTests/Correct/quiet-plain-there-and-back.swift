import SwiftUI
final class Lock { var isHeld = false; func run(_ f: () -> Void) { isHeld = true; f(); isHeld = false } }
struct LockView: View { let lock: Lock; @State private var n = 0; var body: some View { Text(lock.isHeld ? "held" : "free"); Text("\(n)"); Button("Run") { lock.run { n += 1 } } } }
:mount LockView(lock: Lock())
:tap Run
