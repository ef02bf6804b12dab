import SwiftUI
@Observable final class Analytics { var events = 0 }
extension View {
  func withAnalytics() -> some View { environment(Analytics()) }  // wrong
  func withAnalytics(_ analytics: Analytics) -> some View { environment(analytics) }  // right
}
struct Tracked: View {
  @Environment(Analytics.self) private var analytics
  var body: some View { Button("Track") { analytics.events += 1 }; Text("\(analytics.events)") }
}
struct TrackedHost: View {
  @State private var n = 0
  @State private var analytics = Analytics()  // right
  var body: some View {
    VStack { Tracked(); Button("Again") { n += 1 }; Text("\(n)") }
      .withAnalytics()  // wrong
      .withAnalytics(analytics)  // right
  }
}
:mount TrackedHost()
:tap Track
:tap Again
