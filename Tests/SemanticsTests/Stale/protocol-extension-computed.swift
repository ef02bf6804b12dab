import SwiftUI
protocol Named: AnyObject { var first: String { get }; var last: String { get } }
extension Named { var full: String { "\(first) \(last)" } }
class Member: Named { var first = "Ann"; var last = "Lee" }  // wrong
@Observable class Member: Named { var first = "Ann"; var last = "Lee" }  // right
struct NameView: View {
  let member: any Named
  var body: some View { Text(member.full) }
}
let member = Member()
:mount NameView(member: member)
member.last = "Poe"
