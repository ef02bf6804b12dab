import SwiftUI
enum Flags { nonisolated(unsafe) static var values: [String: Bool] = [:] }  // wrong
@Observable final class FlagStore { var values: [String: Bool] = [:] }  // right
let flags = FlagStore()  // right
extension View { @ViewBuilder func onlyIf(_ flag: String) -> some View { if Flags.values[flag] ?? false { self } } }  // wrong
extension View { @ViewBuilder func onlyIf(_ flag: String) -> some View { if flags.values[flag] ?? false { self } } }  // right
struct Page: View { var body: some View { Text("beta").onlyIf("beta"); Text("always") } }
:mount Page()
Flags.values["beta"] = true  // wrong
flags.values["beta"] = true  // right
