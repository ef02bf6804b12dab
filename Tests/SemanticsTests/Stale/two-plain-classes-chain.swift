import SwiftUI
final class Engine { var rpm = 0 }  // wrong
@Observable final class Engine { var rpm = 0 }  // right
final class Car { let engine = Engine() }
@Observable final class Garage { let cars = [Car(), Car()]; var fastest: Int { cars.map { $0.engine.rpm }.max() ?? 0 } }
struct Page: View { let garage: Garage
  var body: some View { Text("\(garage.fastest)") } }
let garage = Garage()
:mount Page(garage: garage)
garage.cars[1].engine.rpm = 7
