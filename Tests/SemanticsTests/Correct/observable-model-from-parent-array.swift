@Observable class Player { var score = 0 }
struct Score: View { var player: Player; var body: some View { Text("\(player.score)") } }
struct Screen: View {
  @State private var players = [Player(), Player()]
  @State private var current = 0
  var body: some View {
    Score(player: players[current])
    Button("Point") { players[current].score += 1 }
    Button("Next") { current = (current + 1) % players.count }
  }
}
:mount Screen()
:tap Point
:tap Next
:tap Point
:tap Next
