import SwiftUI
@Observable final class Stopwatch {
  let start = ContinuousClock.now  // wrong
  var seconds = 0  // right
  var elapsed: Duration { start.duration(to: .now) }  // wrong
  var elapsed: Duration { .seconds(seconds) }  // right
}
struct StopwatchView: View {
  let watch: Stopwatch
  var body: some View { Text("\(watch.elapsed.components.seconds) s") }
}
let watch = Stopwatch()
:mount StopwatchView(watch: watch)
:advance 5s
