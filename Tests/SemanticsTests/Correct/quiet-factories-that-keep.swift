import SwiftUI
@Observable final class Room { var n = 0; let name: String; init(_ name: String) { self.name = name } }
@MainActor final class Rooms {
  static let shared = Rooms()
  private var rooms: [String: Room] = [:]
  func room(_ name: String) -> Room {
    if let room = rooms[name] { return room }
    let room = Room(name)
    rooms[name] = room
    return room
  }
  lazy var lobby = Room("lobby")
  static let garden: Room = { Room("garden") }()
}
struct RoomView: View {
  let tint: String
  private let room = Rooms.shared.room("a")
  private let lobby = Rooms.shared.lobby
  private let garden = Rooms.garden
  var body: some View {
    Text("\(room.n) \(lobby.n) \(garden.n) \(tint)")
    Button("Add") { room.n += 1; lobby.n += 1 }
  }
}
struct House: View {
  @State private var tint = "x"
  var body: some View { RoomView(tint: tint); Button("Tint") { tint = "y" } }
}
:mount House()
:tap Add
:tap Tint
