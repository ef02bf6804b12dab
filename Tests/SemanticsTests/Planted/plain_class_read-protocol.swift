import SwiftUI
protocol Clocking: AnyObject { var ticks: Int { get } }
final class WallClock: Clocking {  // wrong
@Observable final class WallClock: Clocking {  // right
  private(set) var ticks = 0
  func tick() { ticks += 1 }
}
struct ClockView: View {
  let clock: any Clocking
  var body: some View { Text("\(clock.ticks)") }
}
let wall = WallClock()
:mount ClockView(clock: wall)
wall.tick()
