import SwiftUI

@Observable final class Zoom {
  @ObservationIgnored var scale = 1.0  // wrong
  var scale = 1.0  // right
  var title = "map"
}

struct MapView: View {
  @State private var zoom = Zoom()
  var body: some View {
    Text(zoom.title)
      .scaleEffect(zoom.scale)
      .onTapGesture { zoom.scale *= 2 }
  }
}
