import SwiftUI
class Player { let name: String; init(name: String) { self.name = name } }
class Seat { weak var player: Player? }  // wrong
@Observable class Seat { var player: Player? }  // right
struct SeatView: View {
  let seat: Seat
  var body: some View { Text(seat.player?.name ?? "free") }
}
let seat = Seat(); var player: Player? = Player(name: "Ann")
seat.player = player
:mount SeatView(seat: seat)
player = nil
