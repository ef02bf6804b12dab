import SwiftUI

final class Delegate: NSObject, UIApplicationDelegate, ObservableObject { @Published var n = 0 }

struct Home: View {
  @EnvironmentObject var delegate: Delegate
  var body: some View { Text("\(delegate.n)") }
}

@main struct TheApp: App {
  @StateObject private var delegate = Delegate()  // wrong
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate  // right
  var body: some Scene { WindowGroup { Home() } }
}
