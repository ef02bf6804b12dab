import SwiftUI
class Picks { var chosen: Set<Int> = [] }  // wrong
@Observable class Picks { var chosen: Set<Int> = [] }  // right
struct PicksView: View {
  let picks: Picks
  var body: some View { Text(picks.chosen.contains(3) ? "yes" : "no") }
}
let picks = Picks()
:mount PicksView(picks: picks)
picks.chosen.insert(3)
