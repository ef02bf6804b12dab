import SwiftUI

@Observable class Dashboard {
  var temperature = 20
  var humidity = 40
  var wind = 3
  var news = "none"
  var stocks = 100
  var steps = 0
  var calories = 0
  var heart = 60
  func tick() {
    temperature += 1; humidity += 1; wind += 1; news = "n"; stocks += 1; steps += 1; calories += 1; heart += 1
  }
}

struct DashboardView: View {
  @State private var d = Dashboard()
  var body: some View {
    VStack {
      VStack {  // wrong
        Text("\(d.temperature)")  // wrong
        Text("\(d.humidity)")  // wrong
        Text("\(d.wind)")  // wrong
      }  // wrong
      VStack {  // wrong
        Text(d.news)  // wrong
        Text("\(d.stocks)")  // wrong
      }  // wrong
      VStack {  // wrong
        Text("\(d.steps)")  // wrong
        Text("\(d.calories)")  // wrong
        Text("\(d.heart)")  // wrong
      }  // wrong
      Weather(d: d)  // right
      News(d: d)  // right
      Health(d: d)  // right
      Button("Tick", action: d.tick)
    }
  }
}
struct Weather: View { let d: Dashboard; var body: some View { VStack { Text("\(d.temperature)"); Text("\(d.humidity)"); Text("\(d.wind)") } } }
struct News: View { let d: Dashboard; var body: some View { VStack { Text(d.news); Text("\(d.stocks)") } } }
struct Health: View { let d: Dashboard; var body: some View { VStack { Text("\(d.steps)"); Text("\(d.calories)"); Text("\(d.heart)") } } }
