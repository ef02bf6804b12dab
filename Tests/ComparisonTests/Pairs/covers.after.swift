import SwiftUI
@Observable class Auth { var token: String? }
@Observable class Theme2 { var dark = false }
struct Leaf: View {
    @Environment(Auth.self) var auth
    @Environment(Theme2.self) var theme
    var body: some View {
        @Bindable var theme = theme
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
struct Cover: View { @Environment(Auth.self) var auth; @Environment(\.dismiss) var dismiss
    var body: some View { Text("cover \(auth.token ?? "-")"); Button("Log out") { auth.token = nil }; Button("Done") { dismiss() } } }
struct RootV: View { @State var auth = Auth(); @State var theme = Theme2()
    var body: some View { Middle().environment(auth).environment(theme) } }
#Preview { RootV() }
