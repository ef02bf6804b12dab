import SwiftUI

@Observable final class Profile {
    var nickname = "neo"
    var age = 30
}
@Observable final class Account {
    var profile = Profile()
    var isPremium = false
    var summary: String { "\(profile.nickname), \(profile.age)\(isPremium ? " ★" : "")" }
}
struct AccountView: View {
    @Bindable var account: Account
    var body: some View {
        Form {
            Text(account.summary)
            TextField("Nickname", text: $account.profile.nickname)
            Stepper("Age", value: $account.profile.age)
            Toggle("Premium", isOn: $account.isPremium)
        }
    }
}
struct Root: View {
    @State private var account = Account()
    var body: some View { NavigationStack { AccountView(account: account).navigationTitle(account.profile.nickname) } }
}
#Preview { Root() }
