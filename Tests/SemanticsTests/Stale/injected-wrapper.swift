import SwiftUI
final class Api { var isOnline = false }  // wrong
@Observable final class Api { var isOnline = false }  // right
enum Container1 { static let api = Api() }
@propertyWrapper struct Injected { var wrappedValue: Api { Container1.api } }
struct StatusView: View {
  @Injected var api
  var body: some View { Text(api.isOnline ? "online" : "offline") }
}
:mount StatusView()
Container1.api.isOnline = true
