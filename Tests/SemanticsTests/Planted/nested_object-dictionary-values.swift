import SwiftUI
final class Seat: ObservableObject, Identifiable { let id: Int; @Published var isTaken = false; init(id: Int) { self.id = id } }
final class Hall: ObservableObject {
  @Published private(set) var seats: [Int: Seat] = [1: Seat(id: 1), 2: Seat(id: 2)]
  var free: [Seat] { seats.values.filter { !$0.isTaken }.sorted { $0.id < $1.id } }
}
struct SeatMark: View { @ObservedObject var seat: Seat; var body: some View { Text(seat.isTaken ? "x" : "o") } }
struct HallView: View {
  @StateObject private var hall = Hall()
  var body: some View {
    Text("\(hall.free.count) free")  // wrong
    ForEach(hall.seats.values.sorted { $0.id < $1.id }) { SeatMark(seat: $0) }  // right
    Button("Take") { hall.seats[1]?.isTaken = true }
  }
}
:mount HallView()
:tap Take
