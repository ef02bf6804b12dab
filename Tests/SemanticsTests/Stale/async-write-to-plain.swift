import SwiftUI
@MainActor final class Loader { var text = "idle"; func load() async { try? await Task.sleep(for: .seconds(1)); text = "done" } }  // wrong
@MainActor @Observable final class Loader { var text = "idle"; func load() async { try? await Task.sleep(for: .seconds(1)); text = "done" } }  // right
struct Page: View { @State private var loader = Loader(); var body: some View { Text(loader.text).task { await loader.load() } } }
:mount Page()
:advance 2s
