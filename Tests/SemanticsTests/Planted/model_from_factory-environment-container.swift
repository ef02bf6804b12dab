import SwiftUI
@Observable final class FeedModel { var unread = 0 }
final class Container {
  private var feed: FeedModel?  // right
  func resolveFeed() -> FeedModel {
    FeedModel()  // wrong
    if let feed { return feed }  // right
    let made = FeedModel()  // right
    feed = made  // right
    return made  // right
  }
}
struct FeedTab: View {
  let container: Container
  @State private var showsBadge = true
  var body: some View {
    Toggle("Badge", isOn: $showsBadge)
    FeedList(model: container.resolveFeed())
  }
}
struct FeedList: View {
  let model: FeedModel
  var body: some View { Button("Unread \(model.unread)") { model.unread += 1 } }
}
:mount FeedTab(container: Container())
:tap "Unread 0"
:toggle Badge
