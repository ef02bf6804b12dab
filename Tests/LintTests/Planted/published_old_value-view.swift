import SwiftUI

class Zoom: ObservableObject { @Published var scale = 1.0 }

struct ZoomView: View {
  @StateObject private var zoom = Zoom()
  @State private var last = 0.0
  var body: some View {
    Text("\(zoom.scale) \(last)")
      .onReceive(zoom.$scale) { _ in last = zoom.scale }  // wrong
      .onReceive(zoom.$scale) { last = $0 }  // right
  }
}
