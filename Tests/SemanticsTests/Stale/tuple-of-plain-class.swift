import SwiftUI
class Score { var points = 0 }  // wrong
@Observable class Score { var points = 0 }  // right
struct Duel: View {
  let sides: (home: Score, guest: Score)
  var body: some View { Text("\(sides.home.points):\(sides.guest.points)") }
}
let home = Score()
let guest = Score()
:mount Duel(sides: (home, guest))
guest.points = 1
