import SwiftUI

@Observable final class Permissions {
  @ObservationIgnored private var granted: Set<String> = []  // wrong
  private var granted: Set<String> = []  // right
  func grant(_ name: String) { granted.insert(name) }
}

extension Permissions {
  func has(_ name: String) -> Bool { granted.contains(name) }
}

struct CameraView: View {
  @State private var permissions = Permissions()
  var body: some View {
    if permissions.has("camera") { Text("camera") } else { Text("denied") }
    Button("Grant") { permissions.grant("camera") }
  }
}
