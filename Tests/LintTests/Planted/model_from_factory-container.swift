import SwiftUI

@Observable final class InboxModel { var unread = 0 }

struct Dependencies {
  func makeInboxModel() -> InboxModel { InboxModel() }
}

struct InboxTab: View {
  let dependencies: Dependencies
  @State private var tab = 0
  @State private var inbox = InboxModel()  // right

  var body: some View {
    TabView(selection: $tab) {
      InboxView(model: dependencies.makeInboxModel())  // wrong
      InboxView(model: inbox)  // right
        .tag(0)
    }
  }
}

struct InboxView: View {
  let model: InboxModel
  var body: some View { Text("\(model.unread) unread").onTapGesture { model.unread += 1 } }
}
