import SwiftUI

@Observable final class AccountStore {
    static let shared = AccountStore()
    var name = "Guest"
    var isPremium = false
    func upgrade() { isPremium = true }
    func signOut() {
        name = "Guest"
        isPremium = false
    }
}

struct AccountBadge: View {
    @Environment(AccountStore.self) private var account
    var body: some View {
        Text(account.isPremium ? "★ \(account.name)" : account.name)
    }
}

struct AccountForm: View {
    @Environment(AccountStore.self) private var account
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        @Bindable var account = account
        Form {
            TextField("Name", text: $account.name)
            Toggle("Premium", isOn: $account.isPremium)
            Button("Done") { dismiss() }
        }
    }
}

struct AccountScreen: View {
    @Environment(AccountStore.self) private var account
    @State private var edits = false
    var body: some View {
        VStack {
            AccountBadge()
            Button("Edit") { edits = true }
            Button("Upgrade") { account.upgrade() }
            Button("Sign out", role: .destructive) { account.signOut() }
        }
        .sheet(isPresented: $edits) { AccountForm().environment(account) }
    }
}

#Preview { AccountScreen().environment(AccountStore()) }
