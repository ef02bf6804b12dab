import SwiftUI
import Foundation
final class Counter1: @unchecked Sendable { private let q = DispatchQueue(label: "c"); private var n = 0; var value: Int { q.sync { n } }; func bump() { q.sync { n += 1 } } }  // wrong
@Observable final class Counter1 { private var n = 0; var value: Int { n }; func bump() { n += 1 } }  // right
struct Page: View { let c: Counter1; var body: some View { Text("\(c.value)") } }
let c = Counter1()
:mount Page(c: c)
c.bump()
