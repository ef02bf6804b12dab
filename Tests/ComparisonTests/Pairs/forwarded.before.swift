import SwiftUI
import Combine

final class Profile: ObservableObject {
    @Published var nickname = "neo"
    @Published var age = 30
}
final class Account: ObservableObject {
    @Published var profile = Profile()
    @Published var isPremium = false
    private var bag = Set<AnyCancellable>()
    init() {
        profile.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
    }
    var summary: String { "\(profile.nickname), \(profile.age)\(isPremium ? " ★" : "")" }
}
struct AccountView: View {
    @ObservedObject var account: Account
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
    @StateObject private var account = Account()
    var body: some View { NavigationStack { AccountView(account: account).navigationTitle(account.profile.nickname) } }
}
#Preview { Root() }
