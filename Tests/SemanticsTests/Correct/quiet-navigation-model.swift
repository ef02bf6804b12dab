import SwiftUI
@Observable final class Router { var path: [Int] = [] }
struct Nav: View { @State private var router = Router(); var body: some View { NavigationStack(path: $router.path) { Button("Go") { router.path.append(1) }.navigationDestination(for: Int.self) { Text("page \($0)") } } } }
:mount Nav()
:tap Go
