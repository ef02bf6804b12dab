import SwiftUI

enum Onboarding {
  @Observable class Flow {
    var step = 0
  }

  struct Screen: View {
    @State private var flow = Flow()  // right
    private let flow: Flow  // wrong
    let title: String

    init(title: String) {
      self.title = title
      flow = Flow()  // wrong
    }

    var body: some View {
      Text("\(title): \(flow.step)")
      Button("Continue") { flow.step += 1 }
    }
  }
}

struct Start: View {
  @State private var name = ""
  var body: some View {
    Form {
      TextField("Name", text: $name)
      Onboarding.Screen(title: "Welcome, \(name)")
    }
  }
}
