import SwiftUI
@Observable final class Mesh { @ObservationIgnored private(set) var points: [Int] = []; private(set) var version = 0; func add() { points.append(1); version += 1 } }
struct MeshView: View { let mesh: Mesh; var body: some View { Text("v\(mesh.version) \(mesh.points.count)"); Button("Add") { mesh.add() } } }
:mount MeshView(mesh: Mesh())
:tap Add
