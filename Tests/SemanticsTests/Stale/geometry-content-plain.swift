import SwiftUI
final class Zoom { var factor = 1 }  // wrong
@Observable final class Zoom { var factor = 1 }  // right
struct Page: View { let zoom: Zoom; var body: some View { GeometryReader { _ in Text("x\(zoom.factor)") } } }
let zoom = Zoom()
:mount Page(zoom: zoom)
zoom.factor = 2
