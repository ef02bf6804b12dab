import SwiftUI
final class Session: ObservableObject { static let shared = Session(); @Published var user: String? }
struct Gate: View { @ObservedObject private var session = Session.shared; var body: some View { Text(session.user ?? "none"); Button("In") { Session.shared.user = "ann" } } }
:mount Gate()
:tap In
