import SwiftUI
class Team { let name: String; init(name: String) { self.name = name } }
class Coach { unowned var team: Team; init(team: Team) { self.team = team } }  // wrong
@Observable class Coach { var team: Team; init(team: Team) { self.team = team } }  // right
struct CoachView: View {
  let coach: Coach
  var body: some View { Text(coach.team.name) }
}
let red = Team(name: "Red"); let blue = Team(name: "Blue"); let coach = Coach(team: red)
:mount CoachView(coach: coach)
coach.team = blue
