import SwiftUI
class Auth: ObservableObject { @Published var token: String? }
class Theme2: ObservableObject { @Published var dark = false }
struct Leaf: View {
    @EnvironmentObject var auth: Auth
    @EnvironmentObject var theme: Theme2
    var body: some View {
        Text("\(auth.token ?? "none") \(theme.dark ? "dark" : "light")")
        Button("Log in") { auth.token = "t" }
        Toggle("Dark", isOn: $theme.dark)
    }
}
struct Middle: View { @State var shows = false
    var body: some View {
        Leaf()
        Button("Cover") { shows = true }.fullScreenCover(isPresented: $shows) { Cover() }
    }
}
struct Cover: View { @EnvironmentObject var auth: Auth; @Environment(\.dismiss) var dismiss
    var body: some View { Text("cover \(auth.token ?? "-")"); Button("Log out") { auth.token = nil }; Button("Done") { dismiss() } } }
struct RootV: View { @StateObject var auth = Auth(); @StateObject var theme = Theme2()
    var body: some View { Middle().environmentObject(auth).environmentObject(theme) } }
#Preview { RootV() }
