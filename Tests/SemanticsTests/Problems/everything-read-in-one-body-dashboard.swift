// "My dashboard body is evaluated for each of its twelve values."
// says: wide_body
@Observable class Vitals {
  var pulse = 60
  var oxygen = 98
  var steps = 0
  var calories = 0
  var floors = 0
  var distance = 0
  var sleep = 0
  var weight = 70
  var water = 0
  var stress = 1
}
struct Dashboard: View {
  @State private var vitals = Vitals()
  var body: some View {
    List {
      Text("Pulse \(vitals.pulse)")  // wrong
      Text("Oxygen \(vitals.oxygen)")  // wrong
      Text("Steps \(vitals.steps)")  // wrong
      Text("Calories \(vitals.calories)")  // wrong
      Text("Floors \(vitals.floors)")  // wrong
      Text("Distance \(vitals.distance)")  // wrong
      Text("Sleep \(vitals.sleep)")  // wrong
      Text("Weight \(vitals.weight)")  // wrong
      Text("Water \(vitals.water)")  // wrong
      Text("Stress \(vitals.stress)")  // wrong
      Health(vitals: vitals)  // right
      Sport(vitals: vitals)  // right
      Button("Step") { vitals.steps += 1 }
    }
  }
}
struct Health: View {  // right
  let vitals: Vitals  // right
  var body: some View { Text("\(vitals.pulse) \(vitals.oxygen) \(vitals.sleep) \(vitals.weight) \(vitals.stress)") }  // right
}  // right
struct Sport: View {  // right
  let vitals: Vitals  // right
  var body: some View { Text("\(vitals.steps) \(vitals.calories) \(vitals.floors) \(vitals.distance) \(vitals.water)") }  // right
}  // right
:mount Dashboard()
:tap Step
