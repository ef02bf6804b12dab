import SwiftUI
class Source { var value = 1 }  // wrong
@Observable class Source { var value = 1 }  // right
protocol Valued { var value: Int { get } }
extension Source: Valued {}
struct ValueView<V: Valued>: View {
  let valued: V
  var body: some View { Text("\(valued.value)") }
}
let source = Source()
:mount ValueView(valued: source)
source.value = 2
