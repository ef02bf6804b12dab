import SwiftUI
actor Api { func load() -> String { "done" } }
final class Loader { var text = "…"; func load(_ api: Api) async { text = await api.load() } }  // wrong
@Observable final class Loader { var text = "…"; func load(_ api: Api) async { text = await api.load() } }  // right
struct LoaderView: View {
  let loader: Loader
  let api = Api()
  var body: some View { Text(loader.text).task { await loader.load(api) } }
}
struct Host: View { let loader: Loader; @State private var isShown = false; var body: some View { if isShown { LoaderView(loader: loader) } else { Button("Show") { isShown = true } } } }
:mount Host(loader: Loader())
:tap Show
