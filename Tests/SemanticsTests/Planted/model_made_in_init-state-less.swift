import SwiftUI
@Observable final class TimerModel { var seconds = 0; func tick() { seconds += 1 } }
struct TimerScreen: View {
  private var model: TimerModel  // wrong
  @State private var model: TimerModel  // right
  init(start: Int) {
    let model = TimerModel()
    model.seconds = start
    self.model = model  // wrong
    _model = State(initialValue: model)  // right
  }
  var body: some View { Button("Tick") { model.tick() }; Text("\(model.seconds)") }
}
struct TimerHost: View {
  @State private var n = 0
  var body: some View { TimerScreen(start: 3); Button("Again") { n += 1 }; Text("\(n)") }
}
:mount TimerHost()
:tap Tick
:tap Again
