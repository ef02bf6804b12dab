import SwiftUI
final class Name: ObservableObject {
  @Published var first = "Ann"
  @Published var last = "Lee"
  @Published var age = 30
  var full: String { "\(first) \(last)" }
}
struct Page: View { @ObservedObject var name: Name; var body: some View { Text(name.full) } }
let name = Name()
#Preview { Page(name: name) }
