import SwiftUI
class Leaf { var color = "green" }  // wrong
@Observable class Leaf { var color = "green" }  // right
@Observable class Branch { var leaf: Leaf? = Leaf() }
@Observable class Plant { var branch: Branch? = Branch() }
struct PlantView: View {
  let plant: Plant
  var body: some View { Text(plant.branch?.leaf?.color ?? "none") }
}
let plant = Plant()
:mount PlantView(plant: plant)
plant.branch?.leaf?.color = "red"
