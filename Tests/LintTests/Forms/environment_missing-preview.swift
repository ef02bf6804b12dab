import SwiftUI
@Observable final class Theme { var c = 0 }
struct Leaf1: View { @Environment(Theme.self) private var t; var body: some View { Text("\(t.c)") } }
struct Leaf2: View { @Environment(Theme.self) private var t; var body: some View { Text("\(t.c)"); Leaf1() } }
struct Mid: View { @Environment(Theme.self) private var t; var body: some View { Leaf1(); Leaf2(); Text("\(t.c)") } }
#Preview { Mid() }
struct Root: View { @State private var t = Theme(); var body: some View { Mid().environment(t) } }
