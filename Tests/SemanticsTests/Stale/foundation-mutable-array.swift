import SwiftUI
import Foundation
@Observable class Inbox { let mails = NSMutableArray() }  // wrong
@Observable class Inbox { var mails: [String] = []; func add(_ s: String) { mails.append(s) } }  // right
extension Inbox { func add(_ s: String) { mails.add(s) } }  // wrong
struct Page: View { let inbox: Inbox; var body: some View { Text("\(inbox.mails.count) mails") } }
let inbox = Inbox()
:mount Page(inbox: inbox)
inbox.add("a")
