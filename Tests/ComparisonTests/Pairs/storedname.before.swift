import SwiftUI
class Settings: ObservableObject {
    @AppStorage("username") var username = "guest"
    @Published var visits = 0
}
struct Home: View {
    @StateObject var settings = Settings()
    var body: some View {
        VStack {
            Text("Hi \(settings.username) \(settings.visits)")
            TextField("User", text: $settings.username)
            Button("Visit") { settings.visits += 1 }
        }
    }
}
#Preview { Home() }
