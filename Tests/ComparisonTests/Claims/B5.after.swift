import SwiftUI
import Combine
@Observable final class Model {
  var value = 0 { didSet { print("\(value) becomes \(value)") } }
}
struct Page: View { @State private var m = Model(); var body: some View { Button("Add \(m.value)") { m.value += 1 } } }
#Preview { Page() }
