import SwiftUI
final class Total { var n = 1 }  // wrong
@Observable final class Total { var n = 1 }  // right
struct Label1: View, Equatable { let total: Total; let key: Int
  static func == (a: Label1, b: Label1) -> Bool { a.key == b.key }
  var body: some View { Text("\(total.n)") } }
struct Page: View { let total: Total; var body: some View { Label1(total: total, key: 1).equatable() } }
let total = Total()
:mount Page(total: total)
total.n = 2
