import SwiftUI

@Observable final class Mail: Identifiable {
  let id: Int
  let subject: String
  var isRead = false
  var isFlagged = false
  init(id: Int, subject: String) {
    self.id = id
    self.subject = subject
  }
}

@Observable final class Mailbox {
  private(set) var mails = (1...4).map { Mail(id: $0, subject: "Mail \($0)") }
  var search = ""
  var selection: Mail.ID?
  var visible: [Mail] { search.isEmpty ? mails : mails.filter { $0.subject.contains(search) } }
  var unread: Int { mails.filter { !$0.isRead }.count }
  var selected: Mail? { mails.first { $0.id == selection } }
}

struct MailRow: View {
  let mail: Mail
  var body: some View {
    HStack {
      Text(mail.isRead ? mail.subject : "• \(mail.subject)")
      if mail.isFlagged { Image(systemName: "flag.fill") }
    }
    .swipeActions { Button("Flag") { mail.isFlagged.toggle() } }
  }
}

struct MailDetail: View {
  @Bindable var mail: Mail
  var body: some View {
    Form {
      Text(mail.subject)
      Toggle("Flagged", isOn: $mail.isFlagged)
    }
    .onAppear { mail.isRead = true }
    .onChange(of: mail.id) { mail.isRead = true }
  }
}

struct MailApp: View {
  @State private var mailbox = Mailbox()
  var body: some View {
    NavigationSplitView {
      List(mailbox.visible, selection: $mailbox.selection) { mail in MailRow(mail: mail) }
        .searchable(text: $mailbox.search)
        .navigationTitle("Inbox (\(mailbox.unread))")
    } detail: {
      if let mail = mailbox.selected { MailDetail(mail: mail) } else { Text("Select a mail") }
    }
  }
}

#Preview { MailApp() }
:mount MailApp()
