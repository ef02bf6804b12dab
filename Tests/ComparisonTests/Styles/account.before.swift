import SwiftUI

final class AccountStore: ObservableObject {
    static let shared = AccountStore()
    @Published var name = "Guest"
    @Published var isPremium = false
    func upgrade() { isPremium = true }
    func signOut() {
        name = "Guest"
        isPremium = false
    }
}

struct AccountBadge: View {
    @EnvironmentObject private var account: AccountStore
    var body: some View {
        Text(account.isPremium ? "★ \(account.name)" : account.name)
    }
}

struct AccountForm: View {
    @EnvironmentObject private var account: AccountStore
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Form {
            TextField("Name", text: $account.name)
            Toggle("Premium", isOn: $account.isPremium)
            Button("Done") { dismiss() }
        }
    }
}

struct AccountScreen: View {
    @EnvironmentObject private var account: AccountStore
    @State private var edits = false
    var body: some View {
        VStack {
            AccountBadge()
            Button("Edit") { edits = true }
            Button("Upgrade") { account.upgrade() }
            Button("Sign out", role: .destructive) { account.signOut() }
        }
        .sheet(isPresented: $edits) { AccountForm().environmentObject(account) }
    }
}

#Preview { AccountScreen().environmentObject(AccountStore()) }
