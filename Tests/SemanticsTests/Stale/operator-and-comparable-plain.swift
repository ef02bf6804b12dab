import SwiftUI
final class Rank: Comparable {  // wrong
@Observable final class Rank: Comparable {  // right
  var level: Int
  init(_ level: Int) { self.level = level }
  static func < (a: Rank, b: Rank) -> Bool { a.level < b.level }
  static func == (a: Rank, b: Rank) -> Bool { a.level == b.level }
}
struct LeadView: View {
  let mine: Rank
  let theirs: Rank
  var body: some View { Text(mine > theirs ? "ahead" : "behind") }
}
let mine = Rank(1)
:mount LeadView(mine: mine, theirs: Rank(2))
mine.level = 3
