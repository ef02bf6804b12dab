// differs: screen
import SwiftUI

@Observable class ShapeModel {
    var title: String
    init(title: String) { self.title = title }
    var area: Double { 0 }
}

@Observable final class SquareModel: ShapeModel {
    var side = 2.0
    override var area: Double { side * side }
}

final class CircleModel: ShapeModel {
    var radius = 1.0
    override var area: Double { 3 * radius * radius }
}

struct ShapeRow: View {
    let shape: ShapeModel
    var body: some View { Text("\(shape.title): \(Int(shape.area))") }
}

struct SquareControl: View {
    @Bindable var square: SquareModel
    var body: some View { Slider(value: $square.side, in: 1...5, step: 1) { Text("Side") } }
}

struct ShapesView: View {
    @State private var square = SquareModel(title: "Square")
    @State private var circle = CircleModel(title: "Circle")
    var body: some View {
        List {
            ShapeRow(shape: square)
            ShapeRow(shape: circle)
            SquareControl(square: square)
            Button("Grow") { circle.radius += 1 }
            Button("Rename") { circle.title = "Round"; square.title = "Box" }
        }
    }
}

#Preview { ShapesView() }
