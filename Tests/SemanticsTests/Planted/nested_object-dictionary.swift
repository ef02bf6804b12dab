import SwiftUI
final class Peer: ObservableObject { @Published var isOnline = false; let name: String; init(_ name: String) { self.name = name } }
final class Room: ObservableObject { @Published var peers: [String: Peer] = ["a": Peer("a")] }
struct PeerView: View { @ObservedObject var peer: Peer; var body: some View { Text(peer.isOnline ? "on" : "off") } }  // right
struct RoomView: View {
  @StateObject private var room = Room()
  var body: some View {
    ForEach(room.peers.keys.sorted(), id: \.self) { key in
      Text(room.peers[key]!.isOnline ? "on" : "off")  // wrong
      PeerView(peer: room.peers[key]!)  // right
    }
    Button("Join") { room.peers["a"]?.isOnline = true }
  }
}
:mount RoomView()
:tap Join
