import SwiftUI

class ShapeModel: ObservableObject {
    @Published var title: String
    init(title: String) { self.title = title }
    var area: Double { 0 }
}

final class SquareModel: ShapeModel {
    @Published var side = 2.0
    override var area: Double { side * side }
}

final class CircleModel: ShapeModel {
    @Published var radius = 1.0
    override var area: Double { 3 * radius * radius }
}

struct ShapeRow: View {
    @ObservedObject var shape: ShapeModel
    var body: some View { Text("\(shape.title): \(Int(shape.area))") }
}

struct SquareControl: View {
    @ObservedObject var square: SquareModel
    var body: some View { Slider(value: $square.side, in: 1...5, step: 1) { Text("Side") } }
}

struct ShapesView: View {
    @StateObject private var square = SquareModel(title: "Square")
    @StateObject private var circle = CircleModel(title: "Circle")
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
