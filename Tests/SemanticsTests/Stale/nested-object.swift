import SwiftUI
class Engine: ObservableObject { @Published var rpm = 0 }
class Car: ObservableObject {
  let engine = Engine()
  private var link: AnyCancellable?  // right
  init() { link = engine.objectWillChange.sink { [weak self] in self?.objectWillChange.send() } }  // right
}
struct Dashboard: View {
  @ObservedObject var car: Car
  var body: some View { Text("\(car.engine.rpm)") }
}
import Combine
let car = Car()
:mount Dashboard(car: car)
car.engine.rpm = 900
