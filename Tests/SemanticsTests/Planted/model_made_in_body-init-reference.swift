import SwiftUI
struct Mail { var id = 0; var subject = "" }
@Observable final class MailRowModel: Identifiable {
  let id: Int
  let subject: String
  var isOpen = false
  init(_ mail: Mail) { id = mail.id; subject = mail.subject }
}
struct MailRowView: View {
  let model: MailRowModel
  var body: some View { Button(model.isOpen ? "close \(model.subject)" : "open \(model.subject)") { model.isOpen.toggle() } }
}
struct Inbox: View {
  @State private var query = ""
  @State private var mails = [Mail(id: 1, subject: "a"), Mail(id: 2, subject: "b")]  // wrong
  @State private var rows = [Mail(id: 1, subject: "a"), Mail(id: 2, subject: "b")].map(MailRowModel.init)  // right
  var body: some View {
    TextField("Search", text: $query)
    Text(query)
    ForEach(mails.map(MailRowModel.init)) { MailRowView(model: $0) }  // wrong
    ForEach(rows) { MailRowView(model: $0) }  // right
  }
}
:mount Inbox()
:tap "open a"
:type Search q
