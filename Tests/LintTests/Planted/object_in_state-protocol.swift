import SwiftUI
protocol Loads: ObservableObject { var text: String { get } }
final class RemoteLoader: Loads { @Published var text = "" }
struct TextPage: View {
  @State private var loader: RemoteLoader = RemoteLoader()  // wrong
  @StateObject private var loader: RemoteLoader = RemoteLoader()  // right
  var body: some View { Text(loader.text).onAppear { loader.text = "x" } }
}
