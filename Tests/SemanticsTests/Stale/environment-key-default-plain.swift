import SwiftUI
final class Metrics { var spacing = 4 }  // wrong
@Observable final class Metrics { var spacing = 4 }  // right
let metrics = Metrics()
extension EnvironmentValues { @Entry var metrics: Metrics = main.metrics }
struct Page: View { @Environment(\.metrics) private var metrics; var body: some View { Text("\(metrics.spacing)") } }
:mount Page()
metrics.spacing = 8
