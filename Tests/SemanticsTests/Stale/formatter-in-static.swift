import SwiftUI
final class Formatter1 { var unit = "m"; func text(_ n: Int) -> String { "\(n) \(unit)" } }  // wrong
@Observable final class Formatter1 { var unit = "m"; func text(_ n: Int) -> String { "\(n) \(unit)" } }  // right
extension Formatter1 { nonisolated(unsafe) static let shared = Formatter1() }
struct Page: View { let n: Int; var body: some View { Text(Formatter1.shared.text(n)) } }
:mount Page(n: 3)
Formatter1.shared.unit = "ft"
