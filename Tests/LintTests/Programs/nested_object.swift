import SwiftUI
class Profile: ObservableObject { @Published var name = "" }
class Account: ObservableObject {
  @Published var profile = Profile()
  func rename() { profile.name = "x" }
}
class Forwarding: ObservableObject {
  let profile = Profile()
  private var token: Any?
  init() { token = profile.objectWillChange.sink { [weak self] in self?.objectWillChange.send() } }
}
struct Wrong: View {
  @StateObject private var account = Account()
  var body: some View {
    Text(account.profile.name) // finds nested_object
  }
}
struct Inner: View {
  @ObservedObject var profile: Profile
  var body: some View { Text(profile.name) }
}
struct Right: View {
  @StateObject private var account = Account()
  @StateObject private var forwarding = Forwarding()
  var body: some View {
    Inner(profile: account.profile)
    Text(forwarding.profile.name)
  }
}
