import SwiftUI

protocol Counting: AnyObject { var count: Int { get set } }
final class Tally: Counting { var count = 0 }  // wrong
@Observable final class Tally: Counting { var count = 0 }  // right

struct TallyView<T: Counting>: View {
  let tally: T
  var body: some View {
    Text("Count \(tally.count)")
    Button("Add") { tally.count += 1 }
  }
}

struct TallyScreen: View {
  @State private var tally = Tally()
  var body: some View { TallyView(tally: tally) }
}
