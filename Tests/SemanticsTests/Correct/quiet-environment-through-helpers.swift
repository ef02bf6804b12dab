import SwiftUI
@Observable final class Api { var calls = 0 }
struct ApiKey: EnvironmentKey { static let defaultValue: Api? = nil }
extension EnvironmentValues { var api: Api? { get { self[ApiKey.self] } set { self[ApiKey.self] = newValue } } }
struct Provided<Content: View>: View {
  @State private var api = Api()
  @ViewBuilder let content: Content
  var body: some View { content.environment(api).environment(\.api, api) }
}
struct User: View {
  @Environment(Api.self) private var api
  @Environment(\.api) private var optional
  @Environment(Api.self) private var maybe: Api?
  var body: some View { Button("calls \(api.calls) \(optional?.calls ?? -1) \(maybe?.calls ?? -1)") { api.calls += 1 } }
}
extension View { func sheetOfUser(_ isOn: Binding<Bool>, _ api: Api) -> some View { sheet(isPresented: isOn) { User().environment(api).environment(\.api, api) } } }
struct Top: View { @State private var isOn = false; @State private var api = Api(); var body: some View { Provided { NavigationStack { User() } }; Button("Show") { isOn = true }.sheetOfUser($isOn, api) } }
:mount Top()
:tap Show
