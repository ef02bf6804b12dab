import SwiftUI
actor Server { var n = 0; func add() -> Int { n += 1; return n } }
@MainActor final class Mirror2 { var n = 0; let server = Server(); func refresh() async { n = await server.add() } }  // wrong
@MainActor @Observable final class Mirror2 { var n = 0; let server = Server(); func refresh() async { n = await server.add() } }  // right
struct Page: View { let mirror: Mirror2; var body: some View { Button("n\(mirror.n)") { Task { await mirror.refresh() } } } }
let mirror = Mirror2()
:mount Page(mirror: mirror)
:tap n0
