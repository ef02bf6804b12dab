import SwiftUI
@Observable class Settings {
    var username = UserDefaults.standard.string(forKey: "username") ?? "guest" {
        didSet { UserDefaults.standard.set(username, forKey: "username") }
    }
    var visits = 0
}
struct Home: View {
    @State var settings = Settings()
    var body: some View {
        VStack {
            Text("Hi \(settings.username) \(settings.visits)")
            TextField("User", text: $settings.username)
            Button("Visit") { settings.visits += 1 }
        }
    }
}
#Preview { Home() }
