import SwiftUI

@Observable final class Analytics {
  var events = 0
}

private struct AnalyticsKey: EnvironmentKey {
  static var defaultValue: Analytics { .init() }  // wrong
  static let defaultValue = Analytics()  // right
}

extension EnvironmentValues {
  var analytics: Analytics {
    get { self[AnalyticsKey.self] }
    set { self[AnalyticsKey.self] = newValue }
  }
}

struct Screen: View {
  @Environment(\.analytics) private var analytics
  var body: some View { Button("\(analytics.events)") { analytics.events += 1 } }
}
