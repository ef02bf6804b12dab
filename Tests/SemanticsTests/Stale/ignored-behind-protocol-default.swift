import SwiftUI
protocol Counting: AnyObject { var count: Int { get } }
extension Counting { var label: String { "n=\(count)" } }
@Observable final class Hits: Counting { @ObservationIgnored var count = 0 }  // wrong
@Observable final class Hits: Counting { var count = 0 }  // right
struct Page: View { let source: any Counting; var body: some View { Text(source.label) } }
let hits = Hits()
:mount Page(source: hits)
hits.count = 4
