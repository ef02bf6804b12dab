// "Property type 'Player' does not match that of the 'wrappedValue' property of its wrapper type 'ObservedObject'"
// says: both_worlds
@Observable class Player { var track = 1 }
struct TrackLabel: View {
  @ObservedObject var player: Player  // wrong
  let player: Player  // right
  var body: some View { Text("Track \(player.track)") }
}
