import SwiftUI
struct AppFlags { static var current = AppFlags(); var isPro = false }  // wrong
@Observable class AppFlags { static let current = AppFlags(); var isPro = false }  // right
struct ProView: View { var body: some View { Text(AppFlags.current.isPro ? "pro" : "free") } }
:mount ProView()
AppFlags.current.isPro = true
