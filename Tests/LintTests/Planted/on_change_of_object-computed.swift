import SwiftUI

@Observable final class Api { var name = "a" }

struct Page: View {
  let api: Api  // wrong
  let apis: [Api]  // right
  private var api: Api { apis[index] }  // right
  @State private var index = 0
  @State private var count = 0
  var body: some View {
    Button("\(api.name) \(index) \(count)") { index += 1 }
      .onChange(of: api) { count += 1 }
  }
}
