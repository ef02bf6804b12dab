import SwiftUI

final class Uploads: ObservableObject {
  @Published var error: String?
  func fail() { error = "no network" }
}

struct UploadsView: View {
  var uploads: Uploads  // wrong
  @ObservedObject var uploads: Uploads  // right
  var body: some View {
    Button("Go", action: uploads.fail)
      .overlay(alignment: .top) {
        if let error = uploads.error { Text(error) }
      }
  }
}

struct Screen: View {
  @StateObject private var uploads = Uploads()
  var body: some View { UploadsView(uploads: uploads) }
}
