import SwiftUI
protocol RowDelegate: AnyObject { func tapped() }
@Observable final class ListModel: RowDelegate { var taps = 0; func tapped() { taps += 1 } }
struct Row: View { weak var delegate: (any RowDelegate)?; var body: some View { Button("Row") { delegate?.tapped() } } }
struct ListView: View { @State private var model = ListModel(); var body: some View { Row(delegate: model); Text("\(model.taps)") } }
:mount ListView()
:tap Row
